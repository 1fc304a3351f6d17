import { type Action, only, type Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_IN_HAND, WINDOW_OPEN } from '../../blocked.ts'
import { type Faction, HARKONNEN } from '../../data/factions.ts'
import type { Card } from '../../data/treachery.ts'
import { events } from '../../events.ts'
import { count, faction } from '../../fields.ts'
import { addCard } from '../../hand.ts'
import { flow, question } from '../../kit.ts'
import type { Dune } from '../../state.ts'
import { ownOf } from '../../treasury.ts'
import { forgetHands } from './mixed-hands.ts'

const { giveBack } = actions

/** DU-19.16: which card goes back, one after another; which ones is for the two alone (VI-3.30). */
export const giveCardBack = question<{ readonly to: number; readonly left: number }>('giveCardBack', {
  rule: 'IN-6.4',
  takes: [giveBack],
  about: { to: faction, left: count },
  secret: true,
  legal(_pub, { hand }, _seat, _about, out) {
    for (const card of hand) out.add(giveBack.of(card))
  },
  why: () => NOT_IN_HAND,
  timeout: (_pub, { hand }) => giveBack.of(hand[0]),
})

/** A card passes from one to the other, and both see it; known to them is where it is now. */
function handOver(x: Table<Dune>, from: Faction, to: Faction, card: Card): void {
  const { pub } = x
  const giver = ownOf(x, from)
  giver.hand = giver.hand.filter((held) => held !== card)
  pub.hand[from] = giver.hand.length
  addCard(x, to, card)
  giver.known[card] = to
  ownOf(x, to).known[card] = -1
  x.whisper(only(pub.seatOf[from]) | only(pub.seatOf[to]), events.cardHandedOver, { from, to, card })
}

interface Exchange {
  args: { readonly target: Faction }
  local: { readonly target: Faction; left: number }
  steps: { take: void; give: void; given: Action }
  result: void
}

/** IN-6.4, R-42: the whole hand is taken, then as many cards of the united hand go back. */
export const exchangeHands = flow<Exchange>('exchangeHands', {
  rule: 'IN-6.4',
  start: 'take',
  local: ({ target }) => ({ target, left: 0 }),
  blocks: { standing: 'all', why: WINDOW_OPEN },
  steps: {
    take(x) {
      const { local } = x
      const { target } = local
      const taken = ownOf(x, target).hand
      local.left = taken.length
      x.tell(events.handsTaken, { faction: HARKONNEN, from: target, cards: taken.length })
      forgetHands(x, target)
      for (const card of taken) handOver(x, target, HARKONNEN, card)
      return x.goto('give')
    },
    give(x) {
      const { target, left } = x.local
      return x.ask(giveCardBack, x.pub.seatOf[HARKONNEN], { to: target, left }, 'given')
    },
    given(x, action) {
      const { local } = x
      handOver(x, HARKONNEN, local.target, giveBack.card(action))
      local.left--
      return local.left > 0 ? x.goto('give') : x.done()
    },
  },
})
