import type { Action, Seat, Table, Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { cardOf } from '../characters/experts.ts'
import { useUp } from '../characters/used.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { hooksOf } from '../modules/hooks.ts'
import type { Equipment } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters } from '../state.ts'
import { cardRules, useOf } from './card.ts'

interface Using extends Visit {
  local: { readonly seat: Seat; readonly action: Action }
  steps: { use: void; used: void }
}

/** BB-E00.6, BB-C.5: the card or the ability is marked used, then it does what the card does. */
export const usingFlow = flow<Using>('using', {
  rule: 'BB-E00.6',
  shown: {},
  start: 'use',
  local: ({ seat, action }) => ({ seat, action }),
  steps: {
    use(x) {
      const { seat, action } = x.local
      const by = actions.useEquipment.is(action) ? 'card' : 'ability'
      const card = by === 'card' ? spendCard(x, seat, action) : spendAbility(x, seat)
      const effect = card === null ? null : (cardRules(card)?.effect(x, seat, useOf(action), by) ?? null)
      return effect === null ? x.goto('used') : x.call(effect.flow, effect.args, 'used')
    },
    used(x) {
      noteOnlyRed(x)
      for (const hook of hooksOf(x.pub)) hook.used?.(x)
      return x.done()
    },
  },
})

function spendCard(x: Table<BombBusters>, seat: Seat, action: Action): Equipment {
  const card = actions.useEquipment.equipmentId(action)
  const entry = x.pub.row.find((found) => found.card === card)
  if (entry !== undefined) entry.used = true
  x.tell(events.equipmentUsed, { seat, equipmentId: card })
  return card
}

function spendAbility(x: Table<BombBusters>, seat: Seat): Equipment | null {
  const { character } = x.pub.players[seat]
  useUp(x.pub, seat)
  x.tell(events.abilityUsed, { seat, character })
  return cardOf(character)
}
