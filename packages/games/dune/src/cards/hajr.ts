import { type Action, type Blocked, blocked, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import type { Faction } from '../data/factions.ts'
import { HAJR } from '../data/treachery.ts'
import { events } from '../events.ts'
import { cardOfType, discard } from '../hand.ts'
import { couldHold } from '../karama/could-hold.ts'
import { flow, question } from '../kit.ts'
import type { Part } from '../moments.ts'
import type { Dune, Own } from '../state.ts'
import { ownOf } from '../treasury.ts'

const { hajr, pass } = actions

export const NO_HAJR: Blocked = blocked('notInHand', 'IN-9.5', 'You do not hold that card.')

/** The card in a hand; -1 for none. */
export const hajrIn = ({ hand }: Own): number => cardOfType(hand, HAJR)

/** IN-9.5, DU-10.10, DU-15.13: the card is played for one more movement action. */
export function playHajr(x: Table<Dune>, faction: Faction): void {
  discard(x, faction, hajrIn(ownOf(x, faction)))
  x.tell(events.hajrPlayed, { faction })
}

/** DU-10.13, DU-19.44 */
const hajrQuestion = question('hajr', {
  rule: 'DU-10.13',
  takes: [hajr, pass],
  // VI-3.38
  seen: 'nothing',
  legal(_pub, mine, _seat, _facts, out) {
    out.add(pass.of())
    if (hajrIn(mine) >= 0) out.add(hajr.of())
  },
  why: () => NO_HAJR,
  timeout: () => pass.of(),
})

interface Offer {
  args: { readonly faction: Faction }
  local: { readonly faction: Faction }
  steps: { begin: void; ask: void; answered: Action }
  /** Whether it was played. */
  result: boolean
}

/** DU-10.13: the last chance to play it, offered to whoever could hold it. */
export const offerHajr = flow<Offer>('offerHajr', {
  rule: 'DU-10.13',
  start: 'begin',
  local: ({ faction }) => ({ faction }),
  steps: {
    begin: (x) => (couldHold(x.pub, x.local.faction, HAJR) ? x.goto('ask') : x.done(false)),
    ask: (x) => x.ask(hajrQuestion, x.pub.seatOf[x.local.faction], {}, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done(false)
      playHajr(x, x.local.faction)
      return x.done(true)
    },
  },
})

export const hajrPart: Part = { flows: [offerHajr], questions: [hajrQuestion] }
