import { type Action, type Blocked, blocked, type Facts, type Seat, whole } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question, ref } from '../kit.ts'
import { exhaust, recover, recruit } from '../moves.ts'
import { type Card, NAMES, nameOf } from '../names.ts'
import { withFacets } from '../options.ts'
import { FACETS, type Facet, type Own, type Pub } from '../state.ts'

/** IK-13.19 */
const FACET_CHANGES = 2

interface SoFar extends Facts {
  /** How often the facet has been changed in this muster. */
  readonly changes: number
  /** 1 once a recruit needs no payment any more: it was made, or a card was recommissioned (IK-13.13, IK-13.16). */
  readonly free: 0 | 1
}

function mayRecruit(mine: Own, free: 0 | 1): boolean {
  return mine.hand.length > 0 && mine.army.length >= (free === 1 ? 1 : 2) // IK-13.18
}

function mayRecommission(pub: Pub, mine: Own, seat: Seat): boolean {
  return mine.army.length >= 2 && pub.players[seat].exhausted.length > 0 // IK-13.18
}

/** IK-18.14: what a player does while mustering. The others see all of it but the card that is recruited. */
export const musterAction = question<SoFar>('musterAction', {
  rule: 'IK-13.11',
  takes: [actions.selectKing, actions.recruit, actions.recommission, actions.endMuster],
  about: { changes: whole('number', 0, FACET_CHANGES), free: whole('number', 0, 1) },
  legal(pub, _mine, seat, arg, out) {
    out.add(actions.endMuster.of())
    if (!withFacets(pub.options) || arg.changes === FACET_CHANGES) return
    for (let facet = 0; facet < FACETS.length; facet++) {
      if (facet !== pub.players[seat].facet) out.add(actions.selectKing.of(facet))
    }
  },
  forms: [
    {
      action: actions.recruit,
      domain(_pub, mine, _seat, { free }, filled, out) {
        if (!mayRecruit(mine, free)) return
        if (filled.length === 0) {
          for (let i = 0; i < mine.hand.length; i++) if (mine.hand[i] !== mine.hand[i - 1]) out.push(mine.hand[i])
        } else if (filled.length === 1) out.push(...mine.army)
        else if (free === 1) out.push(0)
        else for (const card of mine.army) if (card !== filled[1]) out.push(card + 1) // IK-13.16
      },
    },
    {
      action: actions.recommission,
      domain(pub, mine, seat, _arg, filled, out) {
        if (!mayRecommission(pub, mine, seat)) return
        // An Army is kept in order, and the two cards are named in it.
        const last = mine.army[mine.army.length - 1]
        if (filled.length === 0) out.push(...mine.army.filter((card) => card !== last))
        else if (filled.length === 1) out.push(...mine.army.filter((card) => card > filled[0]))
        else out.push(...pub.players[seat].exhausted) // IK-13.14: what was exhausted before
      },
    },
  ],
  why(pub, mine, seat, arg, action) {
    if (actions.selectKing.is(action)) return whyNotSelect(pub, seat, arg)
    if (actions.recruit.is(action)) return whyNotRecruit(mine, arg.free, action)
    return whyNotRecommission(pub, mine, seat, action)
  },
})

function whyNotSelect(pub: Pub, seat: Seat, { changes }: SoFar): Blocked {
  if (!withFacets(pub.options)) return blocked('noFacets', 'IK-13.1', 'Facets come with stage 4 of the expansion.')
  if (changes === FACET_CHANGES) {
    return blocked('changedTwice', 'IK-13.19', 'The facet can be changed twice in a muster, not more often.')
  }
  return blocked('sameFacet', 'IK-13.12', `Your King is ${FACETS[pub.players[seat].facet]} already.`)
}

function notAvailable(card: Card): Blocked {
  return blocked('notAvailable', 'IK-13.13', `${NAMES[nameOf(card)]} is not available in your Army.`)
}

function whyNotRecruit(mine: Own, free: 0 | 1, action: Action): Blocked {
  const give = actions.recruit.give(action)
  const take = actions.recruit.take(action)
  const payment = actions.recruit.exhaust(action) - 1
  if (!mine.hand.includes(give)) return blocked('notInHand', 'IK-13.13', `You do not hold ${NAMES[nameOf(give)]}.`)
  if (!mine.army.includes(take)) return notAvailable(take)
  if (free === 1) return blocked('noPayment', 'IK-13.16', 'Nothing is to be exhausted for this recruit any more.')
  if (payment < 0) return blocked('mustPay', 'IK-13.13', 'Exhaust another available army card for the first recruit.')
  if (payment === take) return blocked('mustPay', 'IK-13.16', 'The card you recruit cannot be the payment.')
  return notAvailable(payment)
}

function whyNotRecommission(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked {
  const first = actions.recommission.exhaust(action)
  const second = actions.recommission.andExhaust(action)
  const back = actions.recommission.recover(action)
  if (!mine.army.includes(first)) return notAvailable(first)
  if (!mine.army.includes(second)) return notAvailable(second)
  if (!pub.players[seat].exhausted.includes(back)) {
    return blocked('notExhausted', 'IK-13.14', `${NAMES[nameOf(back)]} was not exhausted before.`)
  }
  return blocked('notAllowed', 'IK-13.14', 'Exhaust two different cards, named in the order of the list.')
}

interface Muster {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat; changes: number; free: 0 | 1 }
  steps: { choose: void; chosen: Action }
  result: void
}

export const muster = ref<Muster>('muster')

/** IK-13.11: any number of muster actions, then the end of the muster. */
export const musterFlow = flow<Muster>('muster', {
  rule: 'IK-13.11',
  shown: {},
  start: 'choose',
  local: ({ seat }) => ({ seat, changes: 0, free: 0 }),
  steps: {
    choose: (x) => x.ask(musterAction, x.local.seat, { changes: x.local.changes, free: x.local.free }, 'chosen'),
    chosen(x, action) {
      const { seat } = x.local
      if (actions.endMuster.is(action)) {
        x.tell(events.musterEnded, { seat }) // IK-13.15
        return x.done()
      }
      if (actions.selectKing.is(action)) {
        x.pub.players[seat].facet = actions.selectKing.facet(action) as Facet // IK-13.12, IK-16.23
        x.local.changes++
        x.tell(events.facetSelected, { seat, facet: x.pub.players[seat].facet })
      } else if (actions.recruit.is(action)) {
        const payment = actions.recruit.exhaust(action) - 1
        if (payment >= 0) exhaust(x, seat, payment) // IK-13.13
        recruit(x, seat, actions.recruit.give(action), actions.recruit.take(action))
        x.local.free = 1 // IK-13.16
      } else {
        exhaust(x, seat, actions.recommission.exhaust(action))
        exhaust(x, seat, actions.recommission.andExhaust(action))
        recover(x, seat, actions.recommission.recover(action)) // IK-13.14
        x.local.free = 1 // IK-13.13
      }
      return x.goto('choose')
    },
  },
})
