import {
  type Action,
  type Blocked,
  blocked,
  type Choices,
  completions,
  type Form,
  NO_FACTS,
  type Seat,
  type Standing,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import {
  CHARACTER_ABILITY_ALREADY_USED,
  CHARACTER_ABILITY_WRONG_CHARACTER,
  FORCED_REVEAL_REDS_REQUIRED,
  missionForbids,
} from '../blocked.ts'
import { mustReveal } from '../cuts/legality.ts'
import { type CardRules, cardRules, namesMore, useOf } from '../equipment/card.ts'
import { CARDS } from '../equipment/card-table.ts'
import { canBeFilledIn, nextField } from '../equipment/filling-in.ts'
import { usingFlow } from '../equipment/using.ts'
import { missionOf } from '../missions/index.ts'
import { personalForbidden } from '../modules/hooks.ts'
import type { Equipment } from '../names.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { cardOf } from './experts.ts'
import { isUsedUp } from './used.ts'

const WRONG_PAYLOAD = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-C.4', 'That is not what your character does.')
const WRONG_TIME = blocked('EQUIPMENT_TIMING_VIOLATION', 'BB-C.4', 'Your character does that in your own turn.')
const NOT_FOR_CAPTAIN = missionForbids('BB-C.4', 'The captain may use no personal equipment in this mission.')

/** BB-C.4: the gates in their order; the card's own checks come after them. `names` says what is named too much. */
function gateRefused(
  pub: Pub,
  mine: Own,
  seat: Seat,
  names: (rules: CardRules) => boolean,
): Blocked | { readonly card: Equipment; readonly rules: CardRules } {
  const isTurn = pub.current === seat
  if (isTurn && mustReveal(pub, mine)) return FORCED_REVEAL_REDS_REQUIRED
  const forbidden = personalForbidden(pub, mine, seat)
  if (forbidden !== null) return forbidden
  const card = cardOf(pub.players[seat].character)
  const rules = card === null ? undefined : cardRules(card)
  if (card === null || rules === undefined) return CHARACTER_ABILITY_WRONG_CHARACTER
  if (names(rules)) return WRONG_PAYLOAD
  if (isUsedUp(pub, seat)) return CHARACTER_ABILITY_ALREADY_USED
  if (missionOf(pub.mission).characters.captainBan === true && seat === pub.captain) return NOT_FOR_CAPTAIN
  if (CARDS[card].timing !== 'anytime' && !isTurn) return WRONG_TIME
  return { card, rules }
}

/** Why this seat's ability may not be used like that. */
export function abilityRefused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null {
  const use = useOf(action)
  const open = gateRefused(pub, mine, seat, (rules) => namesMore(rules, use))
  return 'code' in open ? open : open.rules.refused(pub, mine, seat, use)
}

function fillIn(pub: Pub, mine: Own, seat: Seat, filled: readonly number[], out: number[]): void {
  const open = gateRefused(pub, mine, seat, () => false)
  if ('code' in open || (filled.length === 0 && !canBeFilledIn(pub, mine, seat, open.rules))) return
  nextField(pub, mine, seat, open.rules, filled, out)
}

/** BB-C.2, field by field. The card need not be in the row (BB-C.6). */
export const useAbilityForm: Form<BombBusters, Readonly<Record<string, number>>> = {
  action: actions.useCharacterAbility,
  domain: (pub, mine, seat, _about, filled, out) => fillIn(pub, mine, seat, filled, out),
}

/** BB-C.2: the radar and the Walkie-Talkies work at any time. */
export const anytimeAbility: Standing<BombBusters> = {
  name: 'useCharacterAbility',
  rule: 'BB-C.2',
  takes: [actions.useCharacterAbility],
  legal(pub, mine, seat, out: Choices) {
    if (seat !== pub.current) completions(useAbilityForm, pub, mine, seat, NO_FACTS, out)
  },
  why: (pub, mine, seat, action) => abilityRefused(pub, mine, seat, action),
  flow: usingFlow,
}
