import type { Json, Seen } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import type { View } from '../view.ts'

/** Who has yet to act in Shipment and Movement; everybody before that phase, nobody after it. */
export function pendingIn({ pile, view }: Seen<View>, order: readonly Faction[]): number {
  let all = 0
  for (const faction of order) all |= 1 << faction
  for (const { flow, local } of pile) {
    if (flow === 'shipmentMovement') return all & ~actedIn(local)
  }
  return AFTER_MOVEMENT.includes(view.phase) ? 0 : all
}

const AFTER_MOVEMENT = ['BATTLE', 'SPICE_COLLECTION', 'MENTAT_PAUSE']

function actedIn(local: Json): number {
  const acted = typeof local === 'object' && local !== null && 'acted' in local ? local.acted : 0
  return typeof acted === 'number' ? acted : 0
}
