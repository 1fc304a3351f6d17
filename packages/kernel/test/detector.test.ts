import { describe, expect, test } from 'vitest'
import { Choices, canonical, type Match, seeded, writeAction } from '../src/index.ts'
import { asked, does, inFull, playOut, receivedByAll, reread, sitDown } from './playing.ts'
import { type Detector, detectorGame, LOSS_SURRENDER, UNDECIDED } from './toys/detector.ts'

const place = (wire: number) => ({ type: 'placeToken', wire })
const cut = (target: number, wire: number, value: number) => ({ type: 'dualCut', target, wire, value })
const detect = (wire1: number, wire2: number, value: number, own: number | null = null) => ({
  type: 'doubleDetector',
  target: 1,
  wire1,
  wire2,
  value,
  own,
})
const choose = (wire: number) => ({ type: 'detectorTileChoice', wire })
const walkies = (teammate: number, wire: number) => ({ type: 'talkiesWalkies', teammate, wire })
const vote = (yes: boolean) => ({ type: 'surrenderVote', vote: yes })
const confirm = { type: 'confirmSurrender' }

/** Seat 0 acts; the first wire of everybody carries a token, so seat 1's wires 1 to 3 are hidden. */
function begun(wires: string): Match<Detector> {
  const match = sitDown(detectorGame, { from: wires })
  for (const seat of [0, 1, 2]) does(match, seat, place(0))
  return match
}

/** Seat 0 points at wires 1 and 2 of seat 1, says 3 and means its own wire 2. */
function pointed(wiresOfSeat1 = '1 3 3 4'): Match<Detector> {
  const match = begun(`1 2 3 4 / ${wiresOfSeat1} / 1 2 4 4`)
  does(match, 0, detect(1, 2, 3, 2))
  return match
}

function standing(match: Match<Detector>, seat: number) {
  const choices = new Choices()
  match.play.legalStanding(seat, choices)
  return choices.toArray().map((action) => writeAction(match.game.actions, action))
}

describe('the forced choice', () => {
  test('BB-9.2: it is put however many of the two match, and only the chooser can tell how many', () => {
    const [two, one, none] = ['1 3 3 4', '1 3 2 4', '1 2 2 4'].map((wires) => {
      const match = begun(`1 2 3 4 / ${wires} / 1 2 4 4`)
      const events = does(match, 0, detect(1, 2, 3, 2))
      const told = [-1, 0, 1, 2].map((observer) => JSON.stringify(match.tell(events, observer)))
      return { match, received: [...told, ...receivedByAll(match)] }
    })
    expect(asked(two.match)).toEqual([[1, [choose(1), choose(2)]]])
    expect(asked(one.match)).toEqual([[1, [choose(1)]]])
    expect(asked(none.match)).toEqual([[1, [choose(1), choose(2)]]])
    for (const { received } of [one, none]) {
      const isOthers = (_: string, at: number) => (at % 4) - 1 !== 1
      expect(received.filter(isOthers)).toEqual(two.received.filter(isOthers))
      expect(received[4 + 2]).not.toBe(two.received[4 + 2])
    }
  })

  test('BB-15.4: the chooser sees the matches and the wire meant, the actor the wire meant, the others neither', () => {
    const match = pointed()
    expect(match.view(1).view.mine?.forced).toEqual({ actor: 0, value: 3, pair: [1, 2], matches: [1, 2], actorWire: 2 })
    expect(match.view(0).view.mine).toMatchObject({ forced: null, pointing: 2 })
    expect(match.view(2).view.mine).toMatchObject({ forced: null, pointing: -1 })
    const withAnother = begun('1 2 3 4 / 1 3 3 4 / 1 2 4 4')
    does(withAnother, 0, detect(1, 2, 3, null))
    for (const observer of [-1, 2]) {
      expect(JSON.stringify(withAnother.view(observer))).toBe(JSON.stringify(match.view(observer)))
    }
    for (const observer of [0, 1]) {
      expect(JSON.stringify(withAnother.view(observer))).not.toBe(JSON.stringify(match.view(observer)))
    }
  })

  test('BB-15.4: the event names the wire meant to the actor and the chooser only', () => {
    const match = begun('1 2 3 4 / 1 3 3 4 / 1 2 4 4')
    const events = does(match, 0, detect(1, 2, 3, 2))
    const pending = { type: 'detectorPending', actor: 0, target: 1, wire1: 1, wire2: 2, value: 3 }
    for (const observer of [0, 1]) expect(match.tell(events, observer)).toEqual([{ ...pending, own: 2 }])
    for (const observer of [-1, 2]) expect(match.tell(events, observer)).toEqual([pending])
  })

  test('BB-13.1: cuts and equipment wait for it, by whomever, and are told why', () => {
    const match = pointed()
    const before = match.hash()
    for (const seat of [0, 1, 2]) {
      for (const action of [cut((seat + 1) % 3, 3, 1), detect(1, 3, 3), walkies((seat + 1) % 3, 1)]) {
        expect(match.apply(seat, action).blocked).toMatchObject({ code: 'FORCED_ACTION_PENDING', rule: 'BB-13.1' })
      }
    }
    for (const seat of [0, 2]) expect(match.check(seat, choose(1))).toMatchObject({ code: 'FORCED_ACTION_PENDING' })
    expect(match.hash()).toBe(before)
    for (const seat of [0, 1, 2]) expect(standing(match, seat)).toEqual([vote(false), vote(true)])
  })

  test('BB-9.3: only a wire that matches can be chosen while one does', () => {
    expect(pointed('1 3 2 4').check(1, choose(2))).toMatchObject({ code: 'notAMatch', rule: 'BB-9.3' })
    expect(pointed('1 2 2 4').check(1, choose(3))).toMatchObject({ code: 'notAMatch' })
  })

  test('BB-9.3: a match is cut together with the wire that was meant', () => {
    const match = pointed()
    expect(inFull(does(match, 1, choose(2)))).toEqual([
      { type: 'cut', seat: 1, wire: 2, value: 3 },
      { type: 'cut', seat: 0, wire: 2, value: 3 },
    ])
    expect(match.play.pub).toMatchObject({ cut: [4, 4, 0], dial: 0, turn: 1 })
    expect(match.play.own.map(({ forced, pointing }) => [forced, pointing])).toEqual(Array(3).fill([null, -1]))
  })

  test('BB-9.3: no match moves the dial and puts a token at the wire chosen', () => {
    const match = pointed('1 2 2 4')
    expect(inFull(does(match, 1, choose(2)))).toEqual([
      { type: 'failed', seat: 0, value: 3 },
      { type: 'token', seat: 1, wire: 2, value: 2 },
    ])
    expect(match.play.pub).toMatchObject({ cut: [0, 0, 0], dial: 1, turn: 1 })
  })

  test('BB-9.1: on somebody else’s turn a cut is refused for that reason, and an announcement must be held', () => {
    const match = begun('1 2 3 4 / 1 2 3 4 / 1 2 3 4')
    expect(match.check(2, cut(0, 1, 2))).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'BB-9.1' })
    const poorer = begun('1 1 3 4 / 2 2 3 4 / 1 2 3 4')
    expect(poorer.check(0, cut(1, 1, 2))).toMatchObject({ code: 'GUESS_VALUE_NOT_IN_HAND' })
    expect(poorer.check(0, detect(1, 2, 2))).toMatchObject({ code: 'GUESS_VALUE_NOT_IN_HAND' })
  })

  test('saved while it is pending and read back, it goes on alike', () => {
    const match = pointed()
    const again = reread(match)
    expect(again.check(0, again.game.actions.byType[4].of(1, 1))).toMatchObject({ code: 'FORCED_ACTION_PENDING' })
    does(match, 1, choose(1))
    again.answer(1, again.game.actions.byType[3].of(1))
    expect(canonical(again.state())).toBe(canonical(match.play.state()))
  })
})

describe('giving up', () => {
  test('BB-14.2: a vote leaves the question as it was, with the same id and the same answers, also by the seat asked', () => {
    const match = pointed()
    const open = match.view(1).decisions
    for (const [seat, yes] of [
      [2, true],
      [1, true],
      [1, false],
      [2, false],
      [0, true],
    ] as const) {
      expect(inFull(does(match, seat, vote(yes)))).toMatchObject([{ type: 'voted', seat, vote: yes }])
      expect(match.view(1).decisions).toEqual(open)
      expect(match.legal(1)).toEqual([choose(1), choose(2)])
    }
    expect(match.play.pub).toMatchObject({ votes: 1, result: UNDECIDED })
    expect(match.apply(1, choose(2), open[0].id).blocked).toBeNull()
  })

  test('BB-14.2: only a real change is told', () => {
    const match = pointed()
    expect(does(match, 2, vote(false))).toEqual([])
    does(match, 2, vote(true))
    expect(does(match, 2, vote(true))).toEqual([])
  })

  test('BB-14.2: answers that are in already stay sealed through a vote', () => {
    const match = sitDown(detectorGame, { from: '1 2 3 4 / 2 3 4 1 / 3 4 1 2' })
    const { id } = match.view(2).decisions.find(({ seat }) => seat === 2) ?? {}
    does(match, 1, place(3))
    const before = match.view(2)
    does(match, 2, vote(true))
    does(match, 1, vote(true))
    does(match, 1, vote(false))
    expect(match.view(2).decisions).toEqual(before.decisions)
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 2])
    expect(match.check(1, place(0))).toMatchObject({ code: 'notAsked' })
    does(match, 0, place(2))
    const last = match.apply(2, place(1), id)
    expect(last.blocked === null && inFull(last.events)).toEqual([
      { type: 'token', seat: 0, wire: 2, value: 3 },
      { type: 'token', seat: 1, wire: 3, value: 1 },
      { type: 'token', seat: 2, wire: 1, value: 4 },
    ])
  })

  test('BB-14.3: without a majority it cannot be confirmed', () => {
    const match = pointed()
    expect(match.check(0, confirm)).toMatchObject({ code: 'noMajority', rule: 'BB-14.3' })
    does(match, 0, vote(true))
    expect(match.check(0, confirm)).toMatchObject({ code: 'noMajority' })
  })

  test.each([
    ['before the first turn', () => sitDown(detectorGame), 1],
    ['on a turn', () => begun('1 2 3 4 / 1 3 3 4 / 1 2 4 4'), 2],
    ['during a forced choice', () => pointed(), 3],
    ['during somebody’s use of equipment', () => interrupted(), 3],
  ] as const)('BB-14.3: with a majority anybody ends the mission out of everything: %s', (_, start, depth) => {
    const match = start()
    expect(match.play.stack).toHaveLength(depth)
    does(match, 0, vote(true))
    does(match, 1, vote(true))
    // Whoever confirms need not have voted for it.
    expect(inFull(does(match, 2, confirm))).toEqual([{ type: 'over', result: 'loss_surrender' }])
    expect(match.over).toBe(true)
    expect(match.play.pub.result).toBe(LOSS_SURRENDER)
    expect(match.outcome()).toEqual({ winners: [], scores: [0, 0, 0] })
    expect(match.play.own.every(({ forced }) => forced === null)).toBe(true)
    expect(match.check(0, vote(true))).toMatchObject({ code: 'over' })
  })
})

/** On the turn of seat 0 seat 2 offers its wire 1 to seat 0, who now has to choose. */
function interrupted(): Match<Detector> {
  const match = begun('1 2 3 4 / 1 3 3 4 / 1 2 4 4')
  does(match, 2, walkies(0, 1))
  return match
}

describe('equipment at any time', () => {
  test('BB-E02: it is used out of turn, asks something itself, and the suspended question is put again with fresh answers', () => {
    const match = begun('1 2 3 4 / 1 3 3 4 / 1 2 4 4')
    const before = match.view(0).decisions
    expect(match.legal(0)).toContainEqual(cut(1, 1, 3))
    does(match, 2, walkies(0, 1))
    expect(match.view(-1).pile.map(({ flow }) => flow)).toEqual(['mission', 'turn', 'walkies'])
    expect(asked(match)).toEqual([[0, [1, 2, 3].map((wire) => ({ type: 'talkiesWalkiesChoice', wire }))]])
    does(match, 0, { type: 'talkiesWalkiesChoice', wire: 2 })
    // The three is gone, so it can no longer be announced; the decision is still the same one.
    expect(match.view(0).decisions).toEqual(before)
    expect(match.legal(0)).not.toContainEqual(cut(1, 1, 3))
    expect(match.check(0, cut(1, 1, 3))).toMatchObject({ code: 'GUESS_VALUE_NOT_IN_HAND' })
    expect(match.play.own.map(({ wires }) => wires)).toEqual([
      [1, 2, 2, 4],
      [1, 3, 3, 4],
      [1, 3, 4, 4],
    ])
  })

  test('BB-13.1: while it asks, cuts and other equipment wait', () => {
    const match = interrupted()
    expect(match.check(0, cut(1, 1, 3))).toMatchObject({ code: 'FORCED_ACTION_PENDING' })
    expect(match.check(1, walkies(2, 1))).toMatchObject({ code: 'FORCED_ACTION_PENDING' })
  })

  test('the seat whose question is open may use it, too', () => {
    const match = begun('1 2 3 4 / 1 3 3 4 / 1 2 4 4')
    does(match, 0, walkies(1, 2))
    does(match, 1, { type: 'talkiesWalkiesChoice', wire: 3 })
    expect(match.play.own[0].wires).toEqual([1, 2, 4, 4])
    expect(match.check(0, walkies(1, 2))).toMatchObject({ code: 'EQUIPMENT_ALREADY_USED' })
    expect(asked(match).map(([seat]) => seat)).toEqual([0])
  })

  test('a standing decision is not open where its flow is not on the stack', () => {
    const match = sitDown(detectorGame)
    expect(match.check(0, walkies(1, 2))).toMatchObject({ code: 'otherDecision' })
    expect(standing(match, 0)).toEqual([vote(false), vote(true)])
  })
})

test('whatever is played, wires are only cut in pairs of a value, and every mission ends', () => {
  const results = new Set<number>()
  for (let at = 0; at < 60; at++) {
    const match = sitDown(detectorGame, { seed: `mission ${at}` })
    playOut(match, seeded(`team ${at}`), ({ play }) => {
      const cutValues = play.own.flatMap(({ wires }, seat) =>
        wires.filter((_, wire) => play.pub.cut[seat] & (1 << wire)),
      )
      for (let value = 1; value <= 4; value++) expect(cutValues.filter((one) => one === value).length % 2).toBe(0)
    })
    results.add(match.play.pub.result)
  }
  expect(results).toContain(LOSS_SURRENDER)
})
