import { factionNumber } from '../names.ts'
import type { DuneSight } from '../sight.ts'

/** Whose turn it is to do something, as far as everybody may know; null where all act at once. */
export function actingFaction({ seen, events }: DuneSight): number | null {
  const { phase, auction, battle, turn, factions } = seen.view
  if (phase === 'BIDDING' && auction !== null && auction.turn !== null) return factionNumber(auction.turn)
  if (phase === 'BATTLE' && battle !== null) return factionNumber(battle.aggressor)
  if (phase === 'SHIPMENT_MOVEMENT') {
    const took = events.findLast(({ type }) => type === 'tookTurn')
    if (took !== undefined && took.turn === turn) return factionNumber(took.faction)
  }
  const asked = new Set(seen.decisions.map(({ seat }) => seat))
  const [only] = asked
  return asked.size === 1 ? factionNumber(factions[only].faction) : null
}
