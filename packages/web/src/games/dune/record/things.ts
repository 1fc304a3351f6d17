import { LEADER_ID, LEADER_NAME } from '@riposte/dune'
import type { Json } from '@riposte/kernel'
import type { Part } from '@riposte/words'
import { cardName, territoryOf } from '../names.ts'

/** The territory, by number, that a part of a sentence names: by itself, by one of its locations, or by its spice card. */
export function placeOf({ thing }: Part): number | null {
  if (typeof thing?.value !== 'string') return null
  const territory = territoryIn(thing.kind, thing.value)
  return territory < 0 ? null : territory
}

function territoryIn(kind: string, id: string): number {
  switch (kind) {
    case 'territory':
      return territoryOf(id)
    case 'location':
      return territoryOf(id.split('/')[0])
    case 'spice card':
      return id.startsWith('spice-') ? territoryOf(id.slice('spice-'.length)) : -1
    default:
      return -1
  }
}

/** The printed name of the card or leader that a part of a sentence names. */
export function thingOf({ thing }: Part): string | null {
  if (thing?.kind === 'leader') return leaderIn(thing.value)
  return thing?.kind === 'card' && typeof thing.value === 'string' ? cardName(thing.value) : null
}

/** The Kwisatz Haderach is no leader with a disc of his own. */
function leaderIn(id: Json): string | null {
  return typeof id === 'string' ? (LEADER_NAME[LEADER_ID.indexOf(id)] ?? null) : null
}
