import { nameOfFaction, placeName } from '../names.ts'
import type { DuneSight, LeaderView } from '../sight.ts'
import { texts } from '../texts.ts'
import type { LeaderState } from './medallion.tsx'

export const isDead = ({ location }: LeaderView): boolean => location.startsWith('TANKS')

export function leaderState(leader: LeaderView): LeaderState {
  return isDead(leader) ? 'tanks' : leader.usedThisTurn ? 'used' : 'pool'
}

/** What became of a leader; null for one who is simply there. */
export function leaderWords(leader: LeaderView): string | null {
  const words = texts.leader
  if (leader.capturedBy !== null && !isDead(leader)) return words.capturedBy(nameOfFaction(leader.capturedBy))
  if (leader.location === 'TANKS_FACE_DOWN') return words.faceDown
  if (isDead(leader)) return words.tanks
  return leader.usedInTerritoryId === null ? null : words.foughtIn(placeName(leader.usedInTerritoryId))
}

/** Those who come from a faction, and those whom it holds. */
export function leadersAbout({ seen }: Pick<DuneSight, 'seen'>, faction: string) {
  const { leaders } = seen.view
  return {
    own: leaders.filter(({ originalFaction }) => originalFaction === faction),
    captives: leaders.filter((leader) => leader.capturedBy === faction && !isDead(leader)),
  }
}
