import type { Judgement, Play } from '@riposte/kernel'
import { UNDECIDED, WIN } from '../names.ts'
import type { BombBusters } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/** A mission that is neither won nor lost is worth something between these. */
const LEAST = 0.05
const MOST = 0.95
/** Of that, so much is what is cut; the rest is what is left of the dial. */
const CUT = 0.4

/**
 * For searches: what a mission is worth to all alike. A line ends with the turn: in a world that is imagined everybody
 * would have to be told apart by what they know to play on as they really would, and what a cut brings shows at once.
 */
export const judgement: Judgement<BombBusters> = {
  worth(play, root) {
    const { pub } = play
    if (pub.result !== UNDECIDED) return all(play, pub.result === WIN ? 1 : 0)
    if (pub.turn === root.pub.turn) return null
    const worth = CUT * shareCut(play) + (1 - CUT) * dialWorth(pub.dialMax - pub.dial)
    return all(play, LEAST + (MOST - LEAST) * worth)
  },
}

function all(play: Play<BombBusters>, worth: number): number[] {
  return new Array<number>(play.seats).fill(worth)
}

function shareCut({ pub }: Play<BombBusters>): number {
  let cut = 0
  let total = 0
  for (let value = 0; value < pub.total.length; value++) {
    cut += pub.cut[value] ?? 0
    total += pub.total[value]
  }
  return total === 0 ? 0 : cut / total
}

/** By the prices that the team player puts on each step that is left. */
function dialWorth(left: number): number {
  let lost = 0
  for (let step = left + 1; step < WEIGHTS.step.length; step++) lost += WEIGHTS.step[step]
  return Math.max(0, 1 - lost)
}
