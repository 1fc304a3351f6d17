import { type Blocked, below, type Seat } from '@riposte/kernel'
import { missionForbids } from '../blocked.ts'
import type { DraftStand } from '../setup/draft.ts'
import type { Pub } from '../state.ts'
import { standEnd, standStart, X_MARKED } from '../state.ts'
import { ALL_BUT_RED, RED, YELLOW } from '../wires.ts'
import { defineModule, type Means } from './module.ts'
import { noteLacks } from './skipped-hand.ts'

const CARDS_PASS_BY = missionForbids('BB-M20.3', 'Equipment cannot be used on wires with an X.')
const LOCKED = missionForbids('BB-M35.3', 'Wires with an X cannot be cut before all yellow wires are.')

const PLAIN: readonly Means[] = ['dualCut', 'soloCut']

function isMarked({ players }: Pub, seat: Seat, place: number): boolean {
  return (players[seat].marks[place] & X_MARKED) !== 0
}

/** BB-M20.1, BB-M20.R1: the wire dealt last, or, where it is the highest, the right-most lower one. */
function takeLastDealt({ middle, right }: DraftStand): void {
  const last = middle.length - 1
  let highest = 0
  for (let place = 0; place <= last; place++) if (middle[place] > highest) highest = middle[place]
  let at = last
  if (middle[last] === highest) {
    // Of equals the one dealt last.
    let next = 0
    for (let place = 0; place <= last; place++) {
      if (middle[place] === highest || middle[place] < next) continue
      next = middle[place]
      at = place
    }
  }
  right.push(middle[at])
  middle.splice(at, 1)
}

/** BB-M35.3, BB-M35.4: until the last yellow wire is cut. */
function locked(pub: Pub, seat: Seat, place: number): Blocked | null {
  return pub.cut[YELLOW] < pub.total[YELLOW] && isMarked(pub, seat, place) ? LOCKED : null
}

interface XWiresParameters {
  /** BB-M35.3: until all yellow wires are cut. */
  readonly lockedAtFirst: boolean
  readonly skipDial?: number
}

/** BB-M20, BB-M35: one wire of each stand stands at its right end, out of order, with an X on it. */
export const xWires = defineModule('x-wires', {
  make: ({ lockedAtFirst, skipDial }: XWiresParameters) => ({
    beforeDeal(x, draft) {
      if (!lockedAtFirst) return
      // BB-M35.2: a blue wire at random for each stand, before red and yellow come into the bag.
      for (const stand of draft.stands) {
        const [wire] = draft.bag.splice(below(x.random, draft.bag.length), 1)
        stand.right.push(wire)
      }
    },
    afterDeal(_x, draft) {
      if (!lockedAtFirst) for (const stand of draft.stands) takeLastDealt(stand)
    },
    setup({ pub }) {
      pub.players.forEach((player, seat) => {
        for (let stand = 0; stand < player.stands.length; stand++) {
          const [start, end] = [standStart(player, stand), standEnd(player, stand)]
          // A position may have an empty stand, and may say itself which wire is marked.
          if (start === end) continue
          const said = player.marks.slice(start, end).findLastIndex((mark) => (mark & X_MARKED) !== 0)
          const place = said < 0 ? end - 1 : start + said
          player.marks = player.marks.with(place, player.marks[place] | X_MARKED)
          // BB-M20.R1, BB-M35.2: what everybody can tell of it from how it was chosen.
          if (lockedAtFirst) player.not[place] |= (1 << YELLOW) | (1 << RED)
          else if (place > start)
            pub.order.push({ lowSeat: seat, low: place, highSeat: seat, high: place - 1, strict: true })
        }
      })
    },
    // BB-M20.3, BB-M35.5
    target: (pub, _mine, _seat, target, place, means) =>
      isMarked(pub, target, place) && !PLAIN.includes(means) ? CARDS_PASS_BY : null,
    ...(lockedAtFirst ? { locked } : {}),
    // BB-M35.6: some teammate has a yellow wire, so anything but red beside the X wires could have been announced.
    skipped({ pub }, seat) {
      if (lockedAtFirst) noteLacks(pub, seat, ALL_BUT_RED)
      return null
    },
    ...(skipDial === undefined ? {} : { skipDial }),
  }),
})
