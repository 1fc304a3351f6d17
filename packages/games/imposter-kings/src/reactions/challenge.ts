import type { Hits } from '@riposte/kernel'
import { events } from '../events.ts'
import { flow, ref } from '../kit.ts'
import { condemn, leaveCourt, placeInCourt } from '../moves.ts'
import { HERALD, JUDGE, NO_CARD, nameOf } from '../names.ts'
import { actAgain } from '../phases/exits.ts'
import type { Played } from '../phases/played.ts'
import { abilityWindow, foolWindow } from './ability.ts'
import { declineSuppressed, type Pending, pendingItem } from './prompt.ts'
import { ABILITY } from './reaction-cards.ts'

/** What was said when an ability was used; -1 for what it does not need. */
export type Declared = Partial<Pick<Pending, 'name' | 'number' | 'player' | 'place'>>

export interface Challenge {
  args: { readonly played: Played; readonly declared: Declared }
  local: { readonly played: Played; readonly declared: Declared }
  steps: { open: void; answered: Hits }
  result: void
}

export const challenge = ref<Challenge>('challenge')

/**
 * IK-9.20: between the declaration of an ability and its effect. It returns when the ability may take effect; when
 * King's Hand cancels it, the played card is condemned and its player acts again.
 */
export const challengeFlow = flow<Challenge>('challenge', {
  rule: 'IK-9.20',
  shown: {},
  start: 'open',
  local: (args) => args,
  steps: {
    open(x) {
      const { played, declared } = x.local
      const name = nameOf(played.card)
      if (played.immune === 1) return x.done() // IK-6.40, IK-9.28
      // IK-9.21: taken literally, King's Hand answers what a player MAY do, and the Soldier.
      if (x.options.kingsHandScope === 'mayOnly' && (name === JUDGE || name === HERALD)) return x.done()
      const pending = pendingItem(ABILITY, played.seat, name, -1, declared)
      const closing = declineSuppressed(x.options, ABILITY, name) // IK-9.27
      return x.call(closing ? foolWindow : abilityWindow, pending, 'answered')
    },
    answered(x, hits) {
      x.pub.asked = -1
      if (hits.length === 0) return x.done()
      const { seat, card } = x.local.played
      // IK-9.22, IK-9.29: from wherever it lies in the Court.
      const at = placeInCourt(x.pub.court, card, seat)
      if (at >= 0) condemn(x, seat, leaveCourt(x, at))
      x.own[seat].chosen = NO_CARD // IK-14.2: what was chosen for it stays hidden
      x.tell(events.abilityCancelled, { seat, card: nameOf(card) })
      return x.unwind(actAgain)
    },
  },
})
