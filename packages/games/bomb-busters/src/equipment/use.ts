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
import { hooksOf } from '../modules/hooks.ts'
import type { Equipment } from '../names.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { cardRules, namesMore, useOf } from './card.ts'
import { CARDS } from './card-table.ts'
import { canBeFilledIn, nextField } from './filling-in.ts'
import { gateRefused } from './gate.ts'
import { usingFlow } from './using.ts'

/** BB-E00.5, gate 10: what is named is not what this card is used on. */
const WRONG_PAYLOAD = blocked(
  'EQUIPMENT_INVALID_PAYLOAD',
  'BB-E00.5',
  'That names something the card does not ask for.',
)

/** BB-E00.5, gate 12: what the mission says about this card comes before the card's own checks. */
function missionRefused(pub: Pub, mine: Own, seat: Seat, card: Equipment): Blocked | null {
  for (const hook of hooksOf(pub)) {
    const refused = hook.card?.(pub, mine, seat, card) ?? null
    if (refused !== null) return refused
  }
  return null
}

function canBeUsed(pub: Pub, mine: Own, seat: Seat, card: Equipment): boolean {
  const rules = cardRules(card)
  if (rules === undefined || gateRefused(pub, mine, seat, card) !== null) return false
  return missionRefused(pub, mine, seat, card) === null && canBeFilledIn(pub, mine, seat, rules)
}

function fillIn(
  pub: Pub,
  mine: Own,
  seat: Seat,
  filled: readonly number[],
  out: number[],
  allows: (card: Equipment) => boolean,
): void {
  if (filled.length > 0) {
    const rules = cardRules(filled[0])
    if (rules !== undefined) nextField(pub, mine, seat, rules, filled.slice(1), out)
    return
  }
  for (const { card, unlocked, used } of pub.row) {
    if (unlocked && !used && allows(card) && canBeUsed(pub, mine, seat, card)) out.push(card)
  }
}

/** BB-E00.1: a card used by the player whose turn it is, field by field. */
export const useEquipmentForm: Form<BombBusters, Readonly<Record<string, number>>> = {
  action: actions.useEquipment,
  domain: (pub, mine, seat, _about, filled, out) => fillIn(pub, mine, seat, filled, out, () => true),
}

const isAnytime = (card: Equipment) => CARDS[card].timing === 'anytime'

/** The same for everybody else: only what can be used at any time. */
const anytimeForm: Form<BombBusters, Readonly<Record<string, number>>> = {
  action: actions.useEquipment,
  domain: (pub, mine, seat, _about, filled, out) => fillIn(pub, mine, seat, filled, out, isAnytime),
}

export function equipmentRefused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null {
  const card = actions.useEquipment.equipmentId(action)
  const rules = cardRules(card)
  const use = useOf(action)
  return (
    gateRefused(pub, mine, seat, card, rules !== undefined && namesMore(rules, use) ? WRONG_PAYLOAD : null) ??
    missionRefused(pub, mine, seat, card) ??
    rules?.refused(pub, mine, seat, use) ??
    null
  )
}

/** BB-E00.4: cards that any player may use at any moment of play. */
export const anytimeEquipment: Standing<BombBusters> = {
  name: 'useEquipment',
  rule: 'BB-E00.4',
  takes: [actions.useEquipment],
  legal(pub, mine, seat, out: Choices) {
    if (seat !== pub.current) completions(anytimeForm, pub, mine, seat, NO_FACTS, out)
  },
  why: (pub, mine, seat, action) => equipmentRefused(pub, mine, seat, action),
  flow: usingFlow,
}
