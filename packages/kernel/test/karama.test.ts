import { describe, expect, test } from 'vitest'
import { canonical, isBlocked, type Match, project, projectLegal, readAction, seeded } from '../src/index.ts'
import { asked, does, inFull, playOut, receivedByAll, reread, sitDown } from './playing.ts'
import { ATREIDES, BENE_GESSERIT, EMPEROR, HARKONNEN, type Karama, karama } from './toys/karama.ts'

const [look, decline, pass] = [{ type: 'look' }, { type: 'decline' }, { type: 'pass' }]
const use = (card: string, ability = 'look') => ({ type: 'useKarama', card, ability })
const prevent = (card: string) => ({ type: 'prevent', card })

/** Bene Gesserit hold a worthless card and a Karama, Harkonnen and Emperor a Karama each, Atreides none. */
const RICH = 'snooper / kulon karama-1 / karama-2 / karama-3 / hajr shield lasgun crysknife baliset truthtrance'
/** Atreides hold a Karama, Bene Gesserit worthless cards only. */
const ARMED = 'karama-1 / kulon baliset / karama-2 / snooper / hajr shield lasgun crysknife la-la-la truthtrance'
/** Nobody holds anything that would do. */
const POOR = 'snooper / hajr / shield / lasgun / crysknife maula-pistol karama-1 karama-2 karama-3 truthtrance'

function declared(from: string, options: object = {}): Match<Karama> {
  const match = sitDown(karama, { from, options })
  does(match, ATREIDES, look)
  return match
}

function pack(action: object) {
  const packed = readAction(karama.actions, action)
  if (isBlocked(packed)) throw new Error(packed.message)
  return packed
}

function handOf(match: Match<Karama>, seat: number): number {
  return match.play.own[seat].hand
}

const bit = (place: number) => 1 << place
const [KARAMA_1, KARAMA_2, KARAMA_3, BALISET, KULON] = [bit(0), bit(1), bit(2), bit(3), bit(5)]

describe('one ability, one window', () => {
  test('IN-3.7: what was looked at is told when all have let it pass, and to its user alone', () => {
    const match = declared(RICH)
    expect(inFull(does(match, EMPEROR, pass))).toEqual([])
    expect(inFull(does(match, BENE_GESSERIT, pass))).toEqual([])
    const events = does(match, HARKONNEN, pass)
    expect(match.tell(events, ATREIDES)).toEqual([{ type: 'looked', seat: ATREIDES, card: 'hajr' }])
    for (const other of [-1, BENE_GESSERIT, HARKONNEN, EMPEROR]) {
      expect(match.tell(events, other)).toEqual([{ type: 'looked', seat: ATREIDES }])
    }
    expect(match.view(ATREIDES).view.seen).toBe(bit(12))
  })

  test('IN-3.7: what was hit is never told', () => {
    const match = declared(RICH)
    const events = does(match, HARKONNEN, use('karama-2'))
    expect(inFull(events)).toEqual([
      { type: 'karamaUsed', seat: HARKONNEN, card: 'karama-2', ability: 'look' },
      { type: 'cancelled', seat: ATREIDES, ability: 'look' },
    ])
    expect(match.view(ATREIDES).view).toMatchObject({ seen: 0, discard: KARAMA_2 })
    expect(asked(match)).toEqual([[ATREIDES, [look, decline]]])
  })

  test('IN-3.4: the first use wins; a later one is told that it is late, and its card stays in hand', () => {
    const match = declared(RICH)
    const window = match.view(EMPEROR).decisions.find(({ seat }) => seat === EMPEROR)?.id
    does(match, HARKONNEN, use('karama-2'))
    expect(match.apply(EMPEROR, use('karama-3'), window).blocked).toMatchObject({ code: 'late' })
    expect(match.apply(EMPEROR, use('karama-3')).blocked).toMatchObject({ code: 'notAsked' })
    expect(handOf(match, EMPEROR)).toBe(KARAMA_3)
    expect(match.view(-1).view.counts).toEqual([1, 2, 0, 1])
  })

  test('IN-3.5: passing is final', () => {
    const match = declared(RICH)
    does(match, HARKONNEN, pass)
    expect(match.legal(HARKONNEN)).toEqual([])
    expect(match.check(HARKONNEN, use('karama-2'))).toMatchObject({ code: 'notAsked' })
  })

  test('IN-3.2: all are asked alike, and without a card only a pass is accepted', () => {
    const match = declared(POOR)
    expect(asked(match)).toEqual([
      [BENE_GESSERIT, [pass]],
      [HARKONNEN, [pass]],
      [EMPEROR, [pass]],
    ])
    expect(match.check(EMPEROR, use('karama-1'))).toMatchObject({ code: 'notInHand', rule: 'IN-2.3' })
    expect(JSON.stringify(match.view(-1))).toBe(
      JSON.stringify(declared(RICH).view(-1)).replace('[1,2,1,1]', '[1,1,1,1]'),
    )
  })

  test('IN-1.6: the user is never asked', () => {
    expect(declared(ARMED).legal(ATREIDES)).toEqual([])
  })

  test('IN-3.1: who by public knowledge cannot hold one is not asked', () => {
    const match = declared('snooper / kulon karama-1 / / karama-3 / hajr shield lasgun crysknife baliset truthtrance')
    expect(asked(match).map(([seat]) => seat)).toEqual([BENE_GESSERIT, EMPEROR])
  })

  test('IN-3.1: when nobody can hold one the window opens and closes silently', () => {
    const match = sitDown(karama, { from: 'snooper / / / / hajr shield lasgun' })
    expect(inFull(does(match, ATREIDES, look)).map((event) => event?.type)).toEqual(['declared', 'looked'])
  })

  test('IN-3.1: when every Karama lies in the discard pile nobody but the Bene Gesserit is asked', () => {
    const match = declared(RICH)
    does(match, HARKONNEN, use('karama-2'))
    does(match, ATREIDES, look)
    does(match, EMPEROR, use('karama-3'))
    does(match, ATREIDES, look)
    expect(asked(match).map(([seat]) => seat)).toEqual([BENE_GESSERIT])
    does(match, BENE_GESSERIT, use('karama-1'))
    expect(match.over).toBe(true)
  })

  test('IN-4.1: an ability that is not used opens no window', () => {
    const match = sitDown(karama, { from: RICH })
    expect(inFull(does(match, ATREIDES, decline))).toEqual([])
    expect(asked(match)).toEqual([[ATREIDES, [look, decline]]])
  })

  test('IN-3.3: whose time is up has passed', () => {
    const match = declared(RICH)
    for (const seat of [BENE_GESSERIT, EMPEROR]) expect(match.timeout(seat)).toEqual({ events: [], blocked: null })
    expect(match.timeout(ATREIDES).blocked).toMatchObject({ code: 'late' })
    const last = match.timeout(HARKONNEN)
    expect(last.blocked === null && inFull(last.events)).toMatchObject([{ type: 'looked' }])
  })
})

describe('IN-3.2: what was answered is shown to nobody', () => {
  const others = [BENE_GESSERIT, HARKONNEN, EMPEROR]
  /** Every way that some of these seats, but not all, have passed, in every order. */
  function waysToPass(seats: readonly number[]): number[][] {
    const ways = (left: readonly number[]): number[][] => [
      [],
      ...left.flatMap((seat) => ways(left.filter((other) => other !== seat)).map((way) => [seat, ...way])),
    ]
    return ways(seats).filter((way) => way.length < seats.length)
  }

  test('nobody receives anything when somebody passes, and what they see of the table is the same to the byte', () => {
    const nobody = receivedByAll(declared(RICH))
    const ways = waysToPass(others)
    expect(ways).toHaveLength(10)
    for (const way of ways) {
      const match = declared(RICH)
      for (const seat of way) expect(does(match, seat, pass)).toEqual([])
      const now = receivedByAll(match)
      for (const observer of [-1, ATREIDES, ...others].filter((one) => !way.includes(one))) {
        expect(now[observer + 1]).toBe(nobody[observer + 1])
      }
      // Whoever passed is no longer asked, and sees just that.
      for (const observer of way) {
        const seen = match.view(observer).decisions.map(({ seat }) => seat)
        expect(seen).toEqual(others.filter((seat) => seat !== observer))
      }
    }
  })

  test('a hit looks the same whoever passed before it', () => {
    for (const hitting of [BENE_GESSERIT, HARKONNEN, EMPEROR]) {
      const card = ['', 'karama-1', 'karama-2', 'karama-3'][hitting]
      const outcomes = waysToPass(others.filter((seat) => seat !== hitting).concat(ATREIDES))
        .filter((way) => !way.includes(ATREIDES))
        .map((way) => {
          const match = declared(RICH)
          for (const seat of way) does(match, seat, pass)
          const events = does(match, hitting, use(card))
          const told = [-1, 0, 1, 2, 3].map((observer) => JSON.stringify(match.tell(events, observer)))
          return [...told, ...receivedByAll(match)]
        })
      expect(outcomes).toHaveLength(5)
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
    }
  })
})

describe('a worthless card as Karama', () => {
  function shown(from: string, passes: readonly number[] = []): Match<Karama> {
    const match = declared(from)
    for (const seat of passes) does(match, seat, pass)
    does(match, BENE_GESSERIT, use('kulon'))
    return match
  }

  test('IN-7.2: it is shown and everybody else is asked, the faction under attack included', () => {
    const match = shown(ARMED)
    expect(asked(match)).toEqual([
      [ATREIDES, [pass, prevent('karama-1')]],
      [HARKONNEN, [pass, prevent('karama-2')]],
      [EMPEROR, [pass]],
    ])
    expect(match.view(-1).pile.map(({ flow }) => flow)).toEqual(['bidding', 'cancelWindow', 'using', 'preventWindow'])
  })

  test('IN-7.2: the outer window takes no answers meanwhile', () => {
    const match = shown(ARMED)
    expect(match.check(HARKONNEN, use('karama-2'))).toMatchObject({ code: 'otherDecision', rule: 'IN-7.2' })
    expect(match.check(BENE_GESSERIT, use('baliset'))).toMatchObject({ code: 'notAsked' })
  })

  test('IN-7.2: only a real Karama prevents', () => {
    const match = shown(ARMED)
    expect(match.check(EMPEROR, prevent('snooper'))).toMatchObject({ code: 'noKarama', rule: 'IN-7.2' })
  })

  test('IN-1.2: let pass, it cancels the ability and is discarded', () => {
    const match = shown(ARMED)
    does(match, ATREIDES, pass)
    does(match, EMPEROR, pass)
    expect(inFull(does(match, HARKONNEN, pass))).toEqual([
      { type: 'karamaUsed', seat: BENE_GESSERIT, card: 'kulon', ability: 'look' },
      { type: 'cancelled', seat: ATREIDES, ability: 'look' },
    ])
    expect(match.play.pub).toMatchObject({ discard: KULON, known: [0, 0, 0, 0], counts: [1, 1, 1, 1] })
  })

  test('IN-7.3: prevented, it stays in hand, publicly known, and the Karama that prevented it is discarded', () => {
    const match = shown(ARMED)
    expect(inFull(does(match, ATREIDES, prevent('karama-1')))).toEqual([
      { type: 'prevented', seat: ATREIDES, card: 'karama-1' },
    ])
    expect(match.view(-1).view).toMatchObject({
      discard: KARAMA_1,
      known: [0, KULON, 0, 0],
      counts: [0, 2, 1, 1],
    })
    expect(handOf(match, BENE_GESSERIT)).toBe(KULON | BALISET)
  })

  test('IN-7.4: then the outer window goes on: passes stay, the others may still answer', () => {
    const match = shown(RICH, [HARKONNEN])
    does(match, HARKONNEN, prevent('karama-2'))
    expect(asked(match)).toEqual([
      [BENE_GESSERIT, [pass, use('karama-1')]],
      [EMPEROR, [pass, use('karama-3')]],
    ])
    expect(match.check(HARKONNEN, pass)).toMatchObject({ code: 'notAsked' })
    does(match, BENE_GESSERIT, pass)
    expect(inFull(does(match, EMPEROR, use('karama-3')))).toMatchObject([{ type: 'karamaUsed' }, { type: 'cancelled' }])
  })

  test('IN-7.4: the Bene Gesserit may answer again, but only with a real Karama', () => {
    const match = shown(RICH)
    does(match, EMPEROR, prevent('karama-3'))
    expect(match.check(BENE_GESSERIT, use('kulon'))).toMatchObject({ code: 'notLegal' })
    expect(inFull(does(match, BENE_GESSERIT, use('karama-1')))).toMatchObject([
      { type: 'karamaUsed', seat: BENE_GESSERIT, card: 'karama-1' },
      { type: 'cancelled' },
    ])
  })

  test('IN-7.4: another worthless card will not do either', () => {
    const match = shown(ARMED)
    does(match, HARKONNEN, prevent('karama-2'))
    expect(match.legal(BENE_GESSERIT)).toEqual([pass])
  })

  test('IN-7.4: when all others had passed and nobody answers any more, the ability goes on', () => {
    const match = shown(RICH, [HARKONNEN, EMPEROR])
    does(match, HARKONNEN, prevent('karama-2'))
    expect(asked(match).map(([seat]) => seat)).toEqual([BENE_GESSERIT])
    expect(inFull(does(match, BENE_GESSERIT, pass))).toEqual([{ type: 'looked', seat: ATREIDES, card: 'hajr' }])
  })

  test('a seat that hit cannot hit again once it is prevented and has no other claim', () => {
    const match = shown('karama-1 / kulon / karama-2 / karama-3 / hajr shield lasgun crysknife baliset truthtrance')
    does(match, ATREIDES, prevent('karama-1'))
    // Its only card is publicly known to be worthless: by IN-3.1 it cannot hold a real Karama.
    expect(asked(match).map(([seat]) => seat)).toEqual([HARKONNEN, EMPEROR])
  })

  test('IN-3.2: the next decision bears the same id whether the others had passed before or pass now', () => {
    const ids = [[], [HARKONNEN], [HARKONNEN, EMPEROR]].map((before) => {
      const match = declared(
        'karama-1 / kulon / karama-2 / karama-3 / hajr shield lasgun crysknife baliset truthtrance',
      )
      for (const seat of before) does(match, seat, pass)
      does(match, BENE_GESSERIT, use('kulon'))
      does(match, ATREIDES, prevent('karama-1'))
      for (const seat of [HARKONNEN, EMPEROR].filter((other) => !before.includes(other))) does(match, seat, pass)
      expect(match.view(ATREIDES).decisions).toMatchObject([{ question: 'declareLook' }])
      return match.view(ATREIDES).decisions[0].id
    })
    expect(new Set(ids).size).toBe(1)
  })

  test('IN-3.2: in the nested window nobody sees who passed, there or in the outer one', () => {
    const plain = receivedByAll(shown(RICH))
    for (const outer of [[], [HARKONNEN], [EMPEROR], [EMPEROR, HARKONNEN]]) {
      for (const inner of [[], [HARKONNEN], [EMPEROR]]) {
        const match = shown(RICH, outer)
        for (const seat of inner) does(match, seat, pass)
        const hasNotPassed = (_: string, at: number) => !inner.includes(at - 1)
        expect(receivedByAll(match).filter(hasNotPassed)).toEqual(plain.filter(hasNotPassed))
      }
    }
  })

  const toTheEnd: [string, [seat: number, action: object][]][] = [
    [
      'prevented',
      [
        [HARKONNEN, prevent('karama-2')],
        [BENE_GESSERIT, use('karama-1')],
        [ATREIDES, decline],
      ],
    ],
    [
      'let pass',
      [
        [HARKONNEN, pass],
        [EMPEROR, pass],
        [ATREIDES, decline],
      ],
    ],
  ]
  test.each(toTheEnd)('saved in the middle of the nested window and read back, it goes on alike: %s', (_, script) => {
    const match = shown(RICH, [EMPEROR])
    does(match, ATREIDES, pass)
    const again = reread(match)
    for (const observer of [-1, ATREIDES, BENE_GESSERIT, HARKONNEN, EMPEROR]) {
      expect(project(again, observer)).toEqual(match.view(observer))
      expect(projectLegal(again, observer)).toEqual(match.legal(observer))
    }
    again.sink = []
    const told: unknown[] = []
    for (const [seat, action] of script) {
      told.push(...inFull(does(match, seat, action)))
      again.answer(seat, pack(action))
      expect(canonical(again.state())).toBe(canonical(match.play.state()))
    }
    expect(inFull(again.sink)).toEqual(told)
    expect(match.play.pub.round).toBe(2)
  })
})

describe('two abilities in one window', () => {
  const joint = (from = RICH) => declared(from, { joint: true })

  test('IN-3.6: each is offered all but its own', () => {
    expect(asked(joint(ARMED))).toEqual([
      [ATREIDES, [pass, use('karama-1', 'topCard')]],
      [BENE_GESSERIT, [pass, use('baliset'), use('kulon'), use('baliset', 'topCard'), use('kulon', 'topCard')]],
      [HARKONNEN, [pass, use('karama-2')]],
      [EMPEROR, [pass]],
    ])
  })

  test('IN-3.10: different seats hit both, and both are cancelled together when the window closes', () => {
    const match = joint()
    expect(inFull(does(match, HARKONNEN, use('karama-2')))).toEqual([
      { type: 'karamaUsed', seat: HARKONNEN, card: 'karama-2', ability: 'look' },
    ])
    expect(inFull(does(match, EMPEROR, use('karama-3', 'topCard')))).toEqual([
      { type: 'karamaUsed', seat: EMPEROR, card: 'karama-3', ability: 'topCard' },
      { type: 'cancelled', seat: ATREIDES, ability: 'look' },
      { type: 'cancelled', seat: HARKONNEN, ability: 'topCard' },
    ])
    expect(match.play.pub).toMatchObject({ counts: [1, 2, 0, 0], discard: KARAMA_2 | KARAMA_3, looked: 0 })
  })

  test('IN-3.6: what is hit already is offered to nobody, and its user alone is still asked about the other', () => {
    const match = joint()
    does(match, EMPEROR, use('karama-3'))
    expect(asked(match)).toEqual([
      [ATREIDES, [pass]],
      [BENE_GESSERIT, [pass, use('karama-1', 'topCard'), use('kulon', 'topCard')]],
    ])
  })

  test('IN-3.10: a hit on one leaves the other to its own end, and a pass was for both', () => {
    const match = joint(ARMED)
    does(match, EMPEROR, pass)
    does(match, ATREIDES, use('karama-1', 'topCard'))
    expect(asked(match).map(([seat]) => seat)).toEqual([BENE_GESSERIT, HARKONNEN])
    does(match, HARKONNEN, pass)
    expect(inFull(does(match, BENE_GESSERIT, pass))).toEqual([
      { type: 'looked', seat: ATREIDES, card: 'hajr' },
      { type: 'cancelled', seat: HARKONNEN, ability: 'topCard' },
    ])
  })

  test('IN-3.10: one seat may hit both, with a card each', () => {
    const match = joint('snooper / kulon karama-1 / hajr / karama-2 karama-3 / shield lasgun crysknife baliset')
    does(match, EMPEROR, use('karama-2'))
    const events = inFull(does(match, EMPEROR, use('karama-3', 'topCard')))
    expect(events.map((event) => event?.type)).toEqual(['karamaUsed', 'cancelled', 'cancelled'])
  })

  test('IN-7.4: a worthless card prevented on one ability bars worthless cards for the other, too', () => {
    const match = joint(ARMED)
    does(match, BENE_GESSERIT, use('kulon', 'topCard'))
    does(match, HARKONNEN, prevent('karama-2'))
    expect(match.legal(BENE_GESSERIT)).toEqual([pass])
    expect(match.legal(ATREIDES)).toEqual([pass, use('karama-1', 'topCard')])
  })

  test('IN-3.7: unhit, both give what they give, each to its user alone', () => {
    const match = joint(POOR)
    for (const seat of [EMPEROR, ATREIDES, BENE_GESSERIT]) does(match, seat, pass)
    const events = does(match, HARKONNEN, pass)
    expect(match.tell(events, HARKONNEN)).toEqual([
      { type: 'looked', seat: ATREIDES },
      { type: 'drawn', seat: HARKONNEN, card: 'truthtrance' },
    ])
    expect(match.tell(events, ATREIDES)).toEqual([
      { type: 'looked', seat: ATREIDES, card: 'crysknife' },
      { type: 'drawn', seat: HARKONNEN },
    ])
    expect(match.play.pub.counts).toEqual([1, 1, 2, 1])
  })
})

test('whatever is played, no card is lost and every hand is as large as everybody sees', () => {
  for (let at = 0; at < 150; at++) {
    const match = sitDown(karama, { seed: `game ${at}`, options: { joint: at % 2 === 0 } })
    playOut(match, seeded(`players ${at}`), ({ play }) => {
      const cards = play.own.map((own) => own.hand).concat(play.pub.discard)
      const lying = [...play.hidden.deck, ...play.hidden.sold].map(bit)
      const all = [...cards, ...lying]
      expect(all.reduce((sum, some) => sum + some, 0)).toBe(2 ** 14 - 1)
      play.own.forEach((own, seat) => {
        expect(own.hand.toString(2).replaceAll('0', '')).toHaveLength(play.pub.counts[seat])
        expect(own.hand & play.pub.known[seat]).toBe(play.pub.known[seat])
      })
    })
    expect(match.outcome()?.winners.length).toBeGreaterThan(0)
  }
})
