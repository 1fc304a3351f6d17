import type { Seen } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import type { View } from '../view.ts'
import { readFaction } from './read.ts'

/** Who has yet to act in Shipment and Movement; everybody before that phase, nobody after it. */
export function pendingIn({ pile, view }: Seen<View>, order: readonly Faction[]): number {
  let all = 0
  for (const faction of order) all |= 1 << faction
  const phase = pile.find(({ flow }) => flow === 'shipmentMovement')
  if (phase === undefined) return AFTER_MOVEMENT.includes(view.phase) ? 0 : all
  const { acted } = phase.shown
  if (Array.isArray(acted)) for (const faction of acted) all &= ~(1 << readFaction(String(faction)))
  return all
}

const AFTER_MOVEMENT = ['BATTLE', 'SPICE_COLLECTION', 'MENTAT_PAUSE']
