import { below } from '@riposte/kernel'
import { missionForbids } from '../blocked.ts'
import type { DraftStand } from '../setup/draft.ts'
import type { Pub } from '../state.ts'
import { standEnd, X_MARKED } from '../state.ts'
import { isBlue, YELLOW } from '../wires.ts'
import { defineModule, type Means } from './module.ts'

const CARDS_PASS_BY = missionForbids('BB-M20.3', 'Equipment cannot be used on wires with an X.')
const LOCKED = missionForbids('BB-M35.3', 'Wires with an X cannot be cut before all yellow wires are.')

const PLAIN: readonly Means[] = ['dualCut', 'soloCut']

/** BB-M35.3 */
function isLocked(pub: Pub): boolean {
  return pub.cut[YELLOW] < pub.total[YELLOW]
}

/** BB-M20.1, BB-M20.R1: the wire dealt last, or, where it is the highest, the right-most lower one. */
function takeLastDealt({ middle, right }: DraftStand): void {
  const highest = Math.max(...middle)
  let at = middle.length - 1
  if (middle[at] === highest) {
    const sorted = middle.map((wire, place) => ({ wire, place })).sort((a, b) => a.wire - b.wire)
    const lower = sorted.findLast(({ wire }) => wire < highest)
    at = lower === undefined ? at : lower.place
  }
  right.push(...middle.splice(at, 1))
}

// BB-M20, BB-M35: one wire of each stand stands at its right end, out of order, with an X on it.
defineModule('x-wires', {
  make: ({ lockedUntil, skipDial }) => ({
    beforeDeal(x, draft) {
      if (lockedUntil === undefined) return
      // BB-M35.2: a blue wire at random for each stand, before red and yellow come into the bag.
      for (const stand of draft.stands) {
        const [wire] = draft.bag.splice(below(x.random, draft.bag.length), 1)
        stand.right.push(wire)
      }
    },
    afterDeal(_x, draft) {
      if (lockedUntil === undefined) for (const stand of draft.stands) takeLastDealt(stand)
    },
    setup({ pub }) {
      for (const player of pub.players) {
        for (let stand = 0; stand < player.stands.length; stand++) player.marks[standEnd(player, stand) - 1] |= X_MARKED
      }
    },
    target(pub, _mine, _seat, target, place, means) {
      if ((pub.players[target].marks[place] & X_MARKED) === 0) return null
      if (!PLAIN.includes(means)) return CARDS_PASS_BY
      return lockedUntil !== undefined && isLocked(pub) ? LOCKED : null
    },
    value(pub, mine, seat, value, means) {
      if (lockedUntil === undefined || !isLocked(pub)) return null
      const { shown, marks } = pub.players[seat]
      const own = shown.flatMap((cut, place) =>
        cut === 0 && isBlue(mine.wires[place]) && mine.wires[place] === value * 10
          ? [(marks[place] & X_MARKED) !== 0]
          : [],
      )
      // BB-M35.3: a Solo Cut takes all of them, a Dual Cut needs one that is free.
      const refused =
        means === 'soloCut' ? own.some((locked) => locked) : own.length > 0 && own.every((locked) => locked)
      return refused ? LOCKED : null
    },
    ...(typeof skipDial === 'number' ? { skipDial } : {}),
  }),
})
