import { isBlocked, Match, record, verify } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { soundtrackOf } from '../../src/captions/index.ts'
import { bombBusters } from '../../src/index.ts'
import { numberCards } from '../../src/modules/number-cards.ts'
import { script } from '../../src/modules/speed-steps.ts'
import { LOSS_DETONATOR, LOSS_TIMER, UNDECIDED, WIN } from '../../src/names.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'

const cut = (guessValue: number | string, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})
const SKIP = { type: 'mission30ManualSkipTurn' }
const SWEEP = { type: 'mission30CutRemainingYellows' }
const SPOKE = { type: 'mission30ManualDetonatorAdvance' }
const audio = (command: string, positionMs: number | null = null) => ({
  type: 'missionAudioControl',
  command,
  positionMs,
})

/** The clock that runs now has run out. */
function tick(table: Staged): void {
  const applied = table.match.runOut(table.match.play.timer()?.id ?? 'none')
  if (applied.blocked !== null) throw new Error(applied.blocked.message)
}

const at = (table: Staged) => `${script.pub(table.pub).phase} ${script.pub(table.pub).acts ? 'acts' : 'listens'}`

/** Lets the time run out until the script has come there. */
function until(table: Staged, part: string): Staged {
  for (let ticks = 0; at(table) !== part; ticks++) {
    if (ticks > 40) throw new Error(`the script does not come to ${part}`)
    tick(table)
  }
  return table
}

interface Wish {
  readonly cards?: readonly string[]
  readonly dial?: number
  /** So far that rounds can be missed, unless a test is about it. */
  readonly dialMax?: number
}

/** The speed mission with these hands, and Number cards that come up in this order. */
function speed(hands: readonly string[], numbers: readonly number[], more: Wish = {}): Staged {
  const { dialMax = 20, ...rest } = more
  const table = staged({ hands, mission: 30, ...rest })
  table.pub.dialMax = dialMax
  const { pub, hidden } = table.match.play
  numberCards.put(pub, { row: [], discard: [], deck: numbers.length })
  numberCards.hide(hidden, { deck: numbers.toReversed() })
  return table
}

const HANDS = ['1 2 3 4 5', '1 2 3 4 5', '1 2 3 4 5', '1 2 3 4 5']
const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('mission 30, the script', () => {
  test('BB-M30.1, BB-M30.2: play begins with the briefing, in which nobody can do anything', () => {
    const table = speed(HANDS, DECK, { cards: ['rewinder'] })
    expect(at(table)).toBe('briefing_locked listens')
    expect(table.asked()).toEqual([])
    expect(table.match.view(2).timer).toMatchObject({ id: 'mission_30/briefing_locked#0', milliseconds: 52_000 })
    expect(table.refused(0, cut(1, 1, 0))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, { type: 'soloCut', value: 1 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(1, 'rewinder')).toBe('MISSION_RULE_VIOLATION')
    expect(table.abilityRefused(0)).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M30.1: before that, tokens are placed as always and no clock runs', () => {
    const match = Match.start(bombBusters, { seats: 3, options: { mission: 30 }, seed: 'speed' })
    if (isBlocked(match)) throw new Error(match.message)
    expect(match.view(0).decisions[0].question).toBe('placeInfoToken')
    expect(match.view(0).timer).toBeUndefined()
  })

  test('BB-M30.3: the parts follow each other, each instruction before its round', () => {
    const table = speed(HANDS, DECK)
    const parts = [at(table)]
    while (table.pub.result === UNDECIDED) {
      tick(table)
      if (table.pub.result === UNDECIDED) parts.push(at(table))
    }
    expect(parts).toEqual([
      'briefing_locked listens',
      'prologue_free_play acts',
      'round_a1 listens',
      'round_a1 acts',
      'round_a2 listens',
      'round_a2 acts',
      'round_b1 listens',
      'round_b1 acts',
      'round_b2 listens',
      'round_b2 acts',
      'mime_intro listens',
      'round_c1 listens',
      'round_c1 acts',
      'round_c2 listens',
      'round_c2 acts',
      'triple_lock_intro listens',
      'triple_lock acts',
    ])
    expect(table.pub.result).toBe(LOSS_TIMER)
  })

  test('BB-M30.3: how long the parts are, and how much longer they run than they seem to', () => {
    const table = speed(HANDS, DECK)
    const clocks: [string, number, number][] = []
    for (;;) {
      const timer = table.match.play.timer()
      if (timer === null) break
      if (script.pub(table.pub).acts) clocks.push([timer.id, timer.milliseconds, timer.grace])
      tick(table)
    }
    expect(clocks).toEqual([
      ['mission_30/prologue_free_play#0', 67_000, 0],
      ['round_a1', 20_000, 3750],
      ['round_a2', 20_000, 3750],
      ['round_b1', 20_000, 3750],
      ['round_b2', 15_000, 3750],
      ['round_c1', 15_000, 3750],
      ['round_c2', 15_000, 3750],
      ['triple_lock', 120_000, 5750],
    ])
  })

  test('BB-M30.1, BB-17.5: every instruction is as long as its script, which says something from the beginning', () => {
    const table = speed(HANDS, DECK)
    const spoken: string[] = []
    const fitting: string[] = []
    for (let timer = table.match.play.timer(); timer !== null; timer = table.match.play.timer()) {
      const said = soundtrackOf(timer.id)
      if (timer.id.startsWith('mission_30/')) spoken.push(timer.id)
      if (said?.seconds === timer.milliseconds / 1000 && said.captions[0].at === 0) fitting.push(timer.id)
      tick(table)
    }
    expect(spoken.length).toBeGreaterThan(9)
    expect(fitting).toEqual(spoken)
  })

  test('BB-M30.3, BB-M30.4: free play, then a number is drawn; two cut wires of it win the round', () => {
    const table = until(speed(['1 2 3', '1 2 3', '1 1 2'], [1, 2, 3, 4, 5, 6]), 'prologue_free_play acts')
    expect(table.asked()).toEqual(['0 turn'])
    until(table, 'round_a1 acts')
    expect(numberCards.pub(table.pub)).toMatchObject({ row: [{ value: 1, up: true }], deck: 5 })
    table.act(0, cut(2, 1, 1))
    expect(at(table)).toBe('round_a1 acts')
    table.act(1, cut(1, 0, 0))
    expect(table.told(2, 'speedRound')).toMatchObject([{ phase: 'round_a1', won: true }])
    expect(at(table)).toBe('round_a2 listens')
    expect(table.asked()).toEqual([])
    // The card of the round before goes when the next one comes, and 2 is done already.
    tick(table)
    expect(numberCards.pub(table.pub).discard).toEqual([1])
    expect(at(table)).toBe('round_b1 listens')
  })

  test('BB-M30.5: a missed round A or B moves the dial, and the turn goes on where it was', () => {
    const table = until(speed(HANDS, DECK), 'round_a1 acts')
    tick(table)
    expect(table.pub.dial).toBe(1)
    until(table, 'round_a2 acts')
    expect(table.asked()).toEqual(['0 turn'])
  })

  test('BB-M30.5: at the end of the dial that is the end', () => {
    const table = until(speed(HANDS, DECK, { dial: 3, dialMax: 4 }), 'round_a1 acts')
    tick(table)
    expect(table.pub.result).toBe(LOSS_DETONATOR)
    expect(table.match.over).toBe(true)
  })

  test('BB-M30.5: after a missed round C everybody hears whether the current player holds a number', () => {
    // Cards 1 to 5 are the rounds A1 to C1; the one after it is asked about.
    for (const [asked, held] of [
      [3, true],
      [9, false],
    ] as const) {
      const deck = [1, 2, 4, 5, 6, asked, 7, 8, 10, 11, 12]
      const table = until(speed(HANDS, deck), 'round_c1 acts')
      const applied = table.match.runOut('round_c1')
      expect(applied.blocked === null && table.match.tell(applied.events, 3)).toContainEqual(
        expect.objectContaining({ type: 'numberHeld', seat: 0, value: asked, held }),
      )
      expect(table.pub.dial).toBe(4)
      expect(numberCards.pub(table.pub).discard).toContain(asked)
      expect(untruth(table.match.play)).toBeNull()
    }
  })

  test('BB-M30.6: after B1 is won everybody knows how many yellow wires each player has left', () => {
    const hands = ['y1 3 5', 'y2 3 y4', '3 3 6']
    const table = until(speed(hands, [1, 2, 3, 4, 5, 6, 7]), 'round_b1 acts')
    expect(script.pub(table.pub).yellows).toEqual([])
    table.act(0, cut(3, 2, 0))
    expect(table.told(-1, 'yellowsLeft')).toMatchObject([
      { seat: 0, yellows: 1 },
      { seat: 1, yellows: 2 },
      { seat: 2, yellows: 0 },
    ])
    expect(untruth(table.match.play)).toBeNull()
    until(table, 'round_b2 acts').act(1, cut('YELLOW', 0, 0))
    expect(script.pub(table.pub).yellows).toEqual([0, 1, 0])
  })

  test('BB-M30.6: without that, nobody does', () => {
    const table = until(speed(['y1 3 5', 'y2 3 y4', '3 3 6'], DECK), 'round_b2 acts')
    expect(script.pub(table.pub).yellows).toEqual([])
  })

  test('BB-M30.7: from the mime on whoever has spoken moves the dial, also while everybody listens', () => {
    const early = until(speed(HANDS, DECK), 'round_a1 listens')
    expect(early.refused(0, SPOKE)).toBe('MISSION_RULE_VIOLATION')
    const table = until(speed(HANDS, DECK), 'mime_intro listens')
    const before = table.pub.dial
    table.act(2, SPOKE)
    expect(table.pub.dial).toBe(before + 1)
    table.pub.dial = table.pub.dialMax - 1
    until(table, 'round_c1 acts').act(3, SPOKE)
    expect(table.pub.result).toBe(LOSS_DETONATOR)
    expect(table.match.over).toBe(true)
    expect(staged({ hands: HANDS, mission: 3 }).refused(0, SPOKE)).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M30.12, BB-17.5: the host stops the time; nobody acts until it goes on', () => {
    const table = until(speed(HANDS, DECK), 'round_a1 acts')
    expect(table.refused(1, audio('pause'))).toBe('MISSION_RULE_VIOLATION')
    table.act(0, audio('pause'))
    expect(table.match.view(1).timer).toMatchObject({ id: 'round_a1', runs: false })
    expect(table.asked()).toEqual([])
    expect(table.refused(0, cut(1, 1, 0))).toBe('MISSION_RULE_VIOLATION')
    expect(table.match.runOut('round_a1')).toMatchObject({ blocked: { code: 'noClock' } })
    expect(table.refused(0, audio('pause'))).toBe('MISSION_RULE_VIOLATION')
    table.act(0, audio('play'))
    expect(table.asked()).toEqual(['0 turn'])
    expect(table.match.view(1).timer).toMatchObject({ id: 'round_a1', runs: true })
  })

  test('BB-2.2, BB-M30.12, BB-17.5: the host is whoever runs the table, on whatever seat', () => {
    const match = Match.start(bombBusters, { seats: 3, options: { mission: 30, host: 'third' }, seed: 'hosted' })
    if (isBlocked(match)) throw new Error(match.message)
    while (match.play.timer() === null) match.timeout(match.play.decider())
    expect([0, 1, 2].map((seat) => match.check(seat, audio('pause'))?.rule ?? null)).toEqual([
      'BB-M30.12',
      'BB-M30.12',
      null,
    ])
    const nobody = Match.start(bombBusters, { seats: 2, options: { mission: 30, host: 'third' }, seed: 'hosted' })
    expect(nobody).toMatchObject({ code: 'noSuchHost' })
  })

  test('BB-17.5: what is said can be wound to any position, the time to act cannot', () => {
    const table = speed(HANDS, DECK)
    expect(table.refused(0, audio('seek'))).toBe('MISSION_RULE_VIOLATION')
    table.act(0, audio('seek', 3456))
    expect(table.match.view(0).timer).toMatchObject({ id: 'mission_30/briefing_locked#1', gone: 3456 })
    table.act(0, audio('seek', 99_999))
    expect(table.match.view(0).timer).toMatchObject({ id: 'mission_30/briefing_locked#2', gone: 52_000 })
    tick(table)
    expect(table.refused(0, audio('seek', 0))).toBe('MISSION_RULE_VIOLATION')
  })
})

describe('mission 30, the end', () => {
  /** The triple lock is open for 1, 2 and 3. */
  const locked = (hands: readonly string[], more: Wish = {}) =>
    until(speed(hands, [4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3], more), 'triple_lock acts')

  test('BB-M30.8, BB-M30.R1: only the three numbers, no reveal, and few cards; the wire pointed at is not looked at', () => {
    const table = locked(['1 2 4 4', '1 2 3 r5', '3 4 4'], { cards: ['rewinder', 'general_radar'] })
    expect(table.refused(0, cut(4, 2, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'general_radar', { valueA: 1 })).toBe('MISSION_RULE_VIOLATION')
    table.use(0, 'rewinder')
    table.act(0, cut(1, 2, 1))
    expect(table.told(1, 'failed')).toHaveLength(1)
  })

  test('BB-M30.8: it is left when all three are done, and lost when its time is up', () => {
    const done = locked(['1- 2- 3- 1 4', '1 1- 4', '2- 2- 2- 3- 3- 3-'])
    expect(at(done)).toBe('triple_lock acts')
    done.act(0, cut(1, 1, 0))
    expect(at(done)).toBe('yellow_sweep listens')
    const late = locked(['1 2 4 4', '1 2 3 4', '3 4 4'])
    tick(late)
    expect(late.pub.result).toBe(LOSS_TIMER)
  })

  test('BB-M30.9, BB-M30.13: who has no move passes without a price, and nobody else may', () => {
    const hands = ['4 5 r6', '1 2 3', '1 1 1 2 2 2 3 3 3', 'r7']
    const table = locked(hands)
    const before = table.pub.dial
    expect(table.refused(0, cut(4, 1, 0))).toBe('MISSION_RULE_VIOLATION')
    expect(table.match.legal(0)).toEqual([SKIP])
    table.act(0, SKIP)
    expect(table.pub.dial).toBe(before)
    expect(untruth(table.match.play)).toBeNull()
    expect(table.asked()).toEqual(['1 turn'])
    expect(table.refused(1, SKIP)).toBe('MISSION_RULE_VIOLATION')
    table.act(1, cut(1, 2, 0)).act(2, cut(2, 1, 1))
    // A red hand passes like any other.
    expect(table.refused(3, { type: 'revealReds' })).toBe('MISSION_RULE_VIOLATION')
    expect(table.match.legal(3)).toEqual([SKIP])
    expect(until(speed(HANDS, DECK), 'round_a1 acts').refused(0, SKIP)).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M30.9: three of the last three wires are no move, two of the last two are', () => {
    const three = locked(['1 1 1 4', '2 2 3 3', '1- 2 2 3 3'])
    expect(three.match.legal(0)).toEqual([SKIP])
    three.act(0, SKIP)
    expect(untruth(three.match.play)).toBeNull()
    expect(three.pub.joint).toMatchObject([{ says: 'none or three', number: 1 }])
    const two = locked(['1 1 4', '2 2 3 3', '1- 1- 2 2 3 3'])
    expect(two.refused(0, SKIP)).toBe('MISSION_RULE_VIOLATION')
    expect(two.act(0, { type: 'soloCut', value: 1 }).pub.cut[1]).toBe(4)
  })

  const swept = (hands: readonly string[]) => {
    const table = locked(hands)
    table.pub.cut[1] = 4
    table.pub.cut[2] = 4
    table.act(0, cut(3, 1, table.hand(1).split(' ').indexOf('3')))
    return until(table, 'yellow_sweep acts')
  }

  test('BB-M30.10, BB-M30.R2: the current player cuts all yellow wires that are left, and nothing else', () => {
    const table = swept(['3 4', 'y1 y2 3 5', '3- 3- 4'])
    expect(table.asked()).toEqual(['1 turn'])
    expect(table.match.legal(1)).toEqual([SWEEP])
    expect(table.match.play.timer()).toBeNull()
    expect(table.refused(1, cut(5, 0, 1))).toBe('MISSION_RULE_VIOLATION')
    table.act(1, SWEEP)
    expect(table.pub.cut[13]).toBe(2)
    expect(at(table)).toBe('final_cleanup listens')
    expect(table.refused(1, SWEEP)).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M30.10: somebody else has one: the bomb goes off; none is left: it is passed over', () => {
    const lost = swept(['3 4 y4', 'y1 y2 3 5', '3- 3- 4'])
    lost.act(1, SWEEP)
    expect(lost.pub.result).toBe(LOSS_DETONATOR)
    const none = locked(['3 4', '3 5', '3- 3- 4'])
    none.pub.cut[1] = 4
    none.pub.cut[2] = 4
    none.act(0, cut(3, 1, 0))
    tick(none)
    expect(at(none)).toBe('final_cleanup listens')
  })

  test('BB-M30.11: the mission is won as soon as only red wires are left, and lost when the time is up', () => {
    const table = until(swept(['3 4', 'y1 3 5', '3- 3- 4 r5']).act(1, SWEEP), 'final_cleanup acts')
    expect(table.refused(2, SPOKE)).toBe('MISSION_RULE_VIOLATION')
    const late = until(swept(['3 4', 'y1 3 5', '3- 3- 4 r5']).act(1, SWEEP), 'final_cleanup acts')
    tick(late)
    expect(late.pub.result).toBe(LOSS_TIMER)
    table.pub.total[5] = 0
    table.pub.players[1].shown[2] = 50
    table.pub.players[1].uncut = 0
    expect(table.asked()).toEqual(['2 turn'])
    table.act(2, cut(4, 0, 1))
    expect(table.pub.result).toBe(WIN)
    expect(table.pub.players[2].uncut).toBe(1)
  })

  test('BB-M30.12: a match of it replays and verifies with all its clocks', () => {
    const match = Match.start(bombBusters, { seats: 4, options: { mission: 30 }, seed: 'speed' })
    if (isBlocked(match)) throw new Error(match.message)
    for (let step = 0; !match.over; step++) {
      const timer = match.play.timer()
      if (timer?.runs === true && (step % 3 === 0 || match.play.waiting() === 0)) match.runOut(timer.id)
      else match.timeout(match.play.decider())
    }
    expect(match.entries.some((entry) => 'runOut' in entry)).toBe(true)
    expect(verify(bombBusters, record(match, 'salt'))).toBeNull()
  })
})
