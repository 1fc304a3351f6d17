import { SPECTATOR, writeEvent } from '@riposte/kernel'
import { describe, expect, it } from 'vitest'
import { events } from '../../src/events.ts'
import { TANKS_FACE_UP } from '../../src/names.ts'
import { endOfBattles } from '../../src/phases/battle/resolution/ref.ts'
import { leaderNumber, reveal } from '../battle/fought.ts'
import type { FactionId, TestTable } from '../table.ts'
import { atCarthag, draw, hold, holdOpenly, winBattle } from './captive.ts'

type Told = Readonly<Record<string, unknown>>

/** One row of the table of DU-17.12: what everybody is told, and what only some are. */
interface Row {
  readonly event: keyof typeof events
  readonly when: string
  readonly happens: () => TestTable
  readonly openly: Told
  readonly secretly: Told
  readonly knowing: readonly FactionId[]
}

const EVERYBODY: readonly FactionId[] = ['harkonnen', 'fremen', 'atreides', 'emperor']
const BOTH: readonly FactionId[] = ['harkonnen', 'fremen']

const after = (leader: string, type: string) => (): TestTable =>
  draw(winBattle(atCarthag()), leader).does('harkonnen', { type }).skip('karamaOpportunity')

/** Harkonnen's last leader dies. */
function guardDies(held: (t: TestTable) => TestTable): TestTable {
  const t = held(atCarthag().place('emperor', 'carthag/11', 8))
  for (const id of ['feyd-rautha', 'beast-rabban', 'piter-de-vries', 'captain-iakin-nefud']) {
    t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
  }
  const armed = { leader: 'caid', weapon: 'crysknife_1' }
  return reveal(t, { in: 'carthag' }, ['harkonnen', { leader: 'umman-kudu' }], ['emperor', armed]).skip('traitor')
}

const ROWS: readonly Row[] = [
  {
    event: 'HARKONNEN_CAPTURE_OPPORTUNITY',
    when: 'a leader is drawn',
    happens() {
      const t = atCarthag()
      for (const id of ['stilgar', 'chani', 'otheym', 'shadout-mapes']) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
      return winBattle(t)
    },
    openly: { winner: 'harkonnen', loser: 'fremen' },
    secretly: { captureTarget: 'jamis' },
    knowing: ['harkonnen'],
  },
  {
    event: 'LEADER_CAPTURED_AND_KILLED',
    when: 'a leader of the pool is killed',
    happens: after('stilgar', 'kill'),
    openly: { captor: 'harkonnen', victim: 'fremen', spiceGained: 2 },
    secretly: { leaderId: 'stilgar', leaderName: 'Stilgar' },
    knowing: BOTH,
  },
  {
    event: 'LEADER_CAPTURED_AND_KILLED',
    when: 'a leader that has fought here is killed',
    happens: after('jamis', 'kill'),
    openly: { captor: 'harkonnen', victim: 'fremen', spiceGained: 2 },
    secretly: { leaderId: 'jamis', leaderName: 'Jamis' },
    knowing: EVERYBODY,
  },
  {
    event: 'LEADER_CAPTURED',
    when: 'a leader of the pool is captured',
    happens: after('stilgar', 'capture'),
    openly: { captor: 'harkonnen', victim: 'fremen' },
    secretly: { leaderId: 'stilgar' },
    knowing: BOTH,
  },
  {
    event: 'LEADER_CAPTURED',
    when: 'a leader that has fought here is captured',
    happens: after('jamis', 'capture'),
    openly: { captor: 'harkonnen', victim: 'fremen' },
    secretly: { leaderId: 'jamis' },
    knowing: EVERYBODY,
  },
  {
    event: 'LEADER_RETURNED',
    when: 'a captive that was used goes home',
    happens: () =>
      winBattle(hold(atCarthag(), 'fremen', 'stilgar'), { leader: 'jamis' }, { leader: 'stilgar', tokens: 10 })
        .skip('captureLeader')
        .begin(endOfBattles),
    openly: { from: 'harkonnen', to: 'fremen' },
    secretly: { leaderId: 'stilgar' },
    knowing: EVERYBODY,
  },
  {
    event: 'LEADER_RETURNED',
    when: 'a hidden captive breaks out',
    happens: () => guardDies((t) => hold(t, 'fremen', 'stilgar')),
    openly: { from: 'harkonnen', to: 'fremen' },
    secretly: { leaderId: 'stilgar' },
    knowing: BOTH,
  },
  {
    event: 'PRISON_BREAK',
    when: 'nobody of their own is left',
    happens: () => guardDies((t) => holdOpenly(hold(t, 'fremen', 'stilgar'), 'thufir-hawat')),
    openly: {
      captor: 'harkonnen',
      leaders: [
        { leaderId: 'thufir-hawat', to: 'atreides' },
        { leaderId: null, to: 'fremen' },
      ],
    },
    secretly: { hidden: [{ leaderId: 'stilgar', to: 'fremen' }] },
    knowing: BOTH,
  },
  {
    event: 'PRISON_BREAK',
    when: 'hidden captives of several factions go free',
    happens: () => guardDies((t) => hold(hold(t, 'fremen', 'stilgar'), 'atreides', 'thufir-hawat')),
    openly: {
      captor: 'harkonnen',
      leaders: [
        { leaderId: null, to: 'atreides' },
        { leaderId: null, to: 'fremen' },
      ],
    },
    secretly: {
      hidden: [
        { leaderId: 'thufir-hawat', to: 'atreides' },
        { leaderId: 'stilgar', to: 'fremen' },
      ],
    },
    // The two factions learn their own by LEADER_RETURNED.
    knowing: ['harkonnen'],
  },
  {
    event: 'PRISON_BREAK',
    when: 'everybody knows the captives',
    happens: () => guardDies((t) => holdOpenly(t, 'thufir-hawat')),
    openly: { captor: 'harkonnen', leaders: [{ leaderId: 'thufir-hawat', to: 'atreides' }] },
    secretly: { hidden: [] },
    knowing: EVERYBODY,
  },
  {
    event: 'LEADER_KILLED',
    when: 'a captive dies for Harkonnen',
    happens: () =>
      winBattle(
        hold(atCarthag(), 'fremen', 'stilgar'),
        { leader: 'jamis', weapon: 'crysknife_1' },
        { leader: 'stilgar', tokens: 10 },
      ),
    openly: { faction: 'harkonnen', originalFaction: 'fremen', leaderId: 'stilgar', killedBy: 'weapon' },
    secretly: {},
    knowing: EVERYBODY,
  },
]

describe('DU-17.12: the events of captured leaders', () => {
  it.each(ROWS)('DU-17.12, VI-2.32, VI-3.24, VI-3.25, VI-3.35: $event when $when', (row) => {
    const t = row.happens()
    const told = t.events.filter(({ type }) => type === events[row.event])
    expect(told).toHaveLength(1)
    const turn = { type: row.event, turn: 1 }
    // VI-2.32, VI-3.25: what every player learns is public, and reaches those who only watch.
    const watched = row.knowing === EVERYBODY ? row.secretly : {}
    expect(writeEvent(told[0], SPECTATOR)).toEqual({ ...turn, ...row.openly, ...watched })
    for (const id of EVERYBODY) {
      const part = row.knowing.includes(id) ? row.secretly : {}
      expect(writeEvent(told[0], t.seat(id))).toEqual({ ...turn, ...row.openly, ...part })
    }
  })

  it('DU-17.3: every candidate is drawn about equally often', () => {
    const count = new Map<number, number>()
    for (let chance = 0; chance < 500; chance++) {
      const t = atCarthag({}, `chance ${chance}`)
      const { drawn } = winBattle(t).own('harkonnen')
      count.set(drawn, (count.get(drawn) ?? 0) + 1)
    }
    expect(count.size).toBe(5)
    // 100 each; four standard deviations are 36.
    for (const times of count.values()) expect(Math.abs(times - 100)).toBeLessThan(36)
  })
})
