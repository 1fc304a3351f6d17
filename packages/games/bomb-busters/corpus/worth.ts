import type { Play } from '@riposte/kernel'
import { missionOf } from '../src/missions/index.ts'
import { BUNKER, type Place } from '../src/modules/bunker-map.ts'
import { tripwires } from '../src/modules/tripwires.ts'
import { UNDECIDED, WIN } from '../src/names.ts'
import type { BombBusters, Pub } from '../src/state.ts'
import { ALL_BUT_RED, gameValue, YELLOW } from '../src/wires.ts'
import { distance } from './bunker-distance.ts'

const DECISIVE = 1_000_000
const WIRE = 10
const DIAL = 30

/** What lies on the shelf of a module; undefined where the mission has no such module. */
function laid<T>(pub: Pub, module: string): T | undefined {
  return pub.rules[module] as T | undefined
}

/** Whether all yellow wires that are left are in one hand, and there are some. */
function isOneSweep({ pub, own }: Play<BombBusters>): boolean {
  const holders = pub.players.filter(({ shown }, seat) =>
    shown.some((cut, place) => cut === 0 && gameValue(own[seat].wires[place]) === YELLOW),
  )
  return holders.length === 1
}

/** What brings a mission nearer to its end besides cut wires. */
function missionWorth(play: Play<BombBusters>): number {
  const { pub } = play
  let sum = 0
  // BB-M30.10
  if (laid(pub, 'speed-script') !== undefined && isOneSweep(play)) sum += 3 * WIRE
  // BB-M41: whoever is left with tripwires can do nothing any more.
  if (tripwires.isIn(missionOf(pub.mission))) sum += 3 * WIRE * pub.cut[YELLOW]
  // BB-M53: Nano is the dial.
  sum -= 2 * WIRE * (laid<{ space: number }>(pub, 'nano-replaces-dial')?.space ?? 0)
  // BB-M43: its wires have to come to a stand in time.
  sum -= 4 * WIRE * (laid<{ wires: number }>(pub, 'nano-robot')?.wires ?? 0)
  // BB-M66
  const standee = laid<Place & { activated: readonly string[] }>(pub, 'bunker-board')
  if (standee !== undefined) {
    sum -= 3 * WIRE * distance(BUNKER, standee, standee.activated)
  }
  return sum
}

/** How good a position is for the team. */
export function worth(play: Play<BombBusters>): number {
  const { pub } = play
  if (pub.result !== UNDECIDED) return pub.result === WIN ? DECISIVE : -DECISIVE
  let sum = missionWorth(play) - DIAL * pub.dial
  for (const cut of pub.cut) sum += WIRE * cut
  return sum
}

/** A red wire that did no harm because of a Stabilizer (BB-E09): less than a step of the dial, and still something. */
const NEAR_MISS = 0.4

function nearMisses({ players }: Pub): number {
  return players.flatMap(({ not }) => not).filter((values) => (values & ALL_BUT_RED) === ALL_BUT_RED).length
}

/** How near the mission is to being lost in this way and no other. */
export function peril({ pub }: Play<BombBusters>, wanted: number): number {
  if (pub.result !== UNDECIDED) return pub.result === wanted ? DECISIVE : -DECISIVE
  return pub.dial + NEAR_MISS * nearMisses(pub) + (laid<{ space: number }>(pub, 'nano-replaces-dial')?.space ?? 0)
}
