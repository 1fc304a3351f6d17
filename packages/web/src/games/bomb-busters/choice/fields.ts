import { bombBusters } from '@riposte/bomb-busters'
import type { Json, Seat } from '@riposte/kernel'
import { text } from '../names.ts'

/** What one points at to fill a field in. */
export type FieldKind = 'seat' | 'wire' | 'value' | 'plain'

/** The fields of an answer in the order of the rules. */
export function fieldsOf(type: string): readonly string[] {
  return bombBusters.actions.byName.get(type)?.fields.map(([name]) => name) ?? []
}

const VALUES = new Set(['guessValue', 'value', 'valueA', 'valueB', 'numberCardA', 'numberCardB', 'cardId'])

export function kindOf(field: string): FieldKind {
  if (/^(targetPlayer|player|otherPlayer|recipientPlayer|oxygenRecipientPlayer)Id\d?$/.test(field)) return 'seat'
  if (/[tT]ileIndex[ABC\d]?$/.test(field) || /^upsideDownIndex\d?$/.test(field)) return 'wire'
  return VALUES.has(field) ? 'value' : 'plain'
}

/** What is filled in, by its name. */
export type Filled = Readonly<Record<string, Json>>

/** Cards, and the character, that offer an own wire to somebody. */
function offersOwn(filled: Filled, character: string | null): boolean {
  return 'equipmentId' in filled ? filled.equipmentId === 'talkies_walkies' : character === 'character_e2'
}

/** Whose wire is meant in a field. */
export function ownerOf(field: string, filled: Filled, me: Seat, character: string | null): Seat {
  if (field === 'actorTileIndex') return me
  const number = /\d$/.exec(field)?.[0] ?? ''
  const named = filled[`playerId${number}`] ?? filled.targetPlayerId ?? filled.playerId
  if (typeof named !== 'number') return me
  return offersOwn(filled, character) && !('targetPlayerId' in filled) ? me : named
}

/** Whether a player is named by pointing at one of their wires, and not at their plate. */
export function isByWire(type: string, field: string, filled: Filled, character: string | null): boolean {
  switch (type) {
    case 'dualCut':
    case 'dualCutDoubleDetector':
    case 'challengeRedCut':
      return field === 'targetPlayerId'
    case 'simultaneousRedCut':
    case 'simultaneousFourCut':
      return true
    case 'useEquipment':
      return ['triple_detector', 'x_or_y_ray', 'grappling_hook'].includes(text(filled.equipmentId))
    case 'useCharacterAbility':
      return character === 'character_e3' || character === 'character_e4'
    default:
      return false
  }
}
