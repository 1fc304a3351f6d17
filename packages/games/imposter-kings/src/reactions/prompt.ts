import {
  type Action,
  type Claims,
  type Facts,
  orNone,
  type Prompt,
  type Seat,
  seat,
  shown,
  type ValueOf,
  whole,
} from '@riposte/kernel'
import { actions, place, trigger } from '../actions.ts'
import { question } from '../kit.ts'
import { holds } from '../moves.ts'
import { cardName, FOOL, type Name, NO_CARD } from '../names.ts'
import type { Options } from '../options.ts'
import type { Own, Pub } from '../state.ts'
import { ABILITY, offeredCards, REACTION_CARDS, type Trigger } from './reaction-cards.ts'

/** IK-9.9, IK-9.44: what is pending, as everybody knows it. What was not declared is -1. */
export interface Pending extends Facts {
  readonly trigger: Trigger
  /** Whose action it is that may be answered. */
  readonly actor: Seat
  /** The name of the card concerned, or NO_CARD for a flip. */
  readonly card: Name
  /** IK-9.40: the flipper an Assassin is after; -1 in the other windows. */
  readonly flipper: Seat
  readonly name: Name
  readonly number: number
  readonly player: Seat
  readonly place: ValueOf<typeof place>
  /** What the asked seat is offered: here 0 from the start, so that a prompt is a copy of the same shape. */
  readonly offered: Claims
}

/** Something that may be answered, with what was declared. Written out field by field: a window opens in every other turn. */
export function pendingItem(
  trigger: Trigger,
  actor: Seat,
  card: Name,
  flipper: Seat,
  declared: Partial<Pick<Pending, 'name' | 'number' | 'player' | 'place'>>,
): Pending {
  const { name = NO_CARD, number = -1, player = -1, place = -1 } = declared
  return { trigger, actor, card, flipper, name, number, player, place, offered: 0 }
}

const written = {
  trigger,
  actor: seat,
  card: orNone(cardName),
  flipper: orNone(seat),
  name: orNone(cardName),
  number: orNone(whole('number', 0, 126)),
  player: orNone(seat),
  place: orNone(place),
}

/** IK-9.44: what everybody sees of a window. */
export const pendingShown = shown(written, (pending: Pending) => pending)

/** IK-18.37: a reaction prompt. Never answered by itself, whatever the hand holds (IK-9.8, IK-18.1). */
export const reactionPrompt = question<Prompt<Pending>>('reactionPrompt', {
  rule: 'IK-9.9',
  takes: [actions.pass, actions.claim],
  about: { ...written, 'offered?': offeredCards }, // IK-9.9
  legal(pub, mine, _seat, arg, out) {
    if (!declineSuppressed(pub.options, arg.trigger, arg.card)) out.add(actions.pass.of())
    for (let claim = 0; claim < REACTION_CARDS.length; claim++) {
      if (mayClaim(pub, mine, arg.offered, claim)) out.add(actions.claim.of(REACTION_CARDS[claim]))
    }
  },
  why(pub, mine, _seat, arg, action) {
    if (!actions.claim.is(action)) {
      return { code: 'closeInstead', rule: 'IK-9.27', message: 'This window is left by closing it.' }
    }
    const claim = REACTION_CARDS.indexOf(actions.claim.card(action))
    if (claim < 0 || (arg.offered & (1 << claim)) === 0) {
      return { code: 'notOffered', rule: 'IK-9.6', message: 'That card is not on offer in this window.' }
    }
    return mayClaim(pub, mine, arg.offered, claim)
      ? null
      : { code: 'noBluffing', rule: 'IK-9.12', message: 'At this table only a card you hold may be claimed.' }
  },
  timeout: ({ options }, _mine, _seat, { trigger, card }) =>
    declineSuppressed(options, trigger, card) ? actions.closeWindow.of() : actions.pass.of(),
})

/** IK-9.10: everybody may say yes; with bluffing off only holders may (IK-9.12), though all are asked. */
function mayClaim(pub: Pub, mine: Own, offered: Claims, claim: number): boolean {
  if ((offered & (1 << claim)) === 0) return false
  return pub.options.bluffing || holds(mine.hand, REACTION_CARDS[claim])
}

/**
 * IK-9.27: whether "no" is left out of the answers. Not with bluffing off: then a player without the card would have no
 * answer at all, and nobody can be led into a false claim by a missing "no".
 */
export function declineSuppressed(options: Options, trigger: number, card: Name): boolean {
  return options.foolWindowDecline === 'suppressed' && options.bluffing && trigger === ABILITY && card === FOOL
}

export function claimedBy(action: Action): number {
  return actions.claim.is(action) ? REACTION_CARDS.indexOf(actions.claim.card(action)) : -1
}
