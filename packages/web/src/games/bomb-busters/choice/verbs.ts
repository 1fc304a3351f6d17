import type { ActionJson, Json } from '@riposte/kernel'
import { deviceOf, EQUIPMENT_TEXTS, isExpert } from '../equipment.ts'
import { askedOf, text } from '../names.ts'
import type { BombSight } from '../sight.ts'
import { fieldsOf } from './fields.ts'

/** Something the reader can do by pointing at things. */
export interface Verb {
  readonly key: string
  readonly type: string
  readonly preset: readonly Json[]
  /** Nobody asks for it. */
  readonly standing: boolean
  /** On its button. */
  readonly name: string
  /** Whose drawing stands for it: a tool, or null. */
  readonly tool: string | null
}

/** What may come first in each answer of the open question, by type; a type without fields has an empty list. */
export type Firsts = ReadonlyMap<string, readonly Json[]>

/** In the order in which the dock offers them. */
const TURN_TYPES = [
  'dualCut',
  'soloCut',
  'revealReds',
  'simultaneousRedCut',
  'simultaneousFourCut',
  'challengeRedCut',
  'mission30CutRemainingYellows',
  'dualCutDoubleDetector',
  'useCharacterAbility',
  'useEquipment',
  'mission34GuessWeakestLink',
  'passTurn',
  'mission30ManualSkipTurn',
] as const

type Pointed = Exclude<(typeof TURN_TYPES)[number], 'useEquipment'> | 'placeInfoToken'

/** What stands on a button while it is still pointed at things: everything that can be done so has a name. */
const NAMES: Readonly<Record<Pointed, string>> = {
  placeInfoToken: 'Lay the token',
  useCharacterAbility: 'Use your ability',
  dualCut: 'Cut a wire',
  soloCut: 'Solo cut',
  revealReds: 'Reveal your reds',
  simultaneousRedCut: 'Cut reds at once',
  simultaneousFourCut: 'Cut four at once',
  challengeRedCut: 'Cut a red',
  dualCutDoubleDetector: 'Double Detector',
  mission34GuessWeakestLink: 'Name the weakest link',
  passTurn: 'Pass',
  mission30CutRemainingYellows: 'Cut the yellows',
  mission30ManualSkipTurn: 'Skip the turn',
}

/** Types that `legal` may be cut off before; the others have no fields and are always listed. */
export const WIDE_TYPES: readonly string[] = TURN_TYPES.filter((type) => fieldsOf(type).length > 0)

/** What the listed answers begin with. */
export function firstsOf(legal: readonly ActionJson[]): Map<string, Json[]> {
  const firsts = new Map<string, Json[]>()
  for (const action of legal) {
    const known = firsts.get(action.type) ?? []
    firsts.set(action.type, known)
    const field = fieldsOf(action.type)[0]
    const value = field === undefined ? undefined : action[field]
    if (value !== undefined && !known.includes(value)) known.push(value)
  }
  return firsts
}

function toolVerb(card: string, standing: boolean): Verb {
  return {
    key: `useEquipment ${card}`,
    type: 'useEquipment',
    preset: [card],
    standing,
    name: EQUIPMENT_TEXTS[card]?.name ?? card,
    tool: card,
  }
}

function verb(type: Pointed, sight: BombSight, standing: boolean): Verb {
  const character = sight.me === null ? null : sight.seen.view.players[sight.me].character
  const personal = type === 'useCharacterAbility' || type === 'dualCutDoubleDetector'
  const device = personal ? deviceOf(character) : null
  return {
    key: type,
    type,
    preset: [],
    standing,
    name: isExpert(character) && device !== null ? device.name : NAMES[type],
    tool: device?.tool ?? null,
  }
}

/** What can be done in the own turn, in order. */
export function turnVerbs(sight: BombSight, firsts: Firsts): readonly Verb[] {
  return TURN_TYPES.flatMap((type) => {
    const first = firsts.get(type)
    if (first === undefined || (first.length === 0 && fieldsOf(type).length > 0)) return []
    return type === 'useEquipment' ? first.map((card) => toolVerb(text(card), false)) : [verb(type, sight, false)]
  })
}

/** What can be done although nobody asks: cards and abilities that are for any time. */
export function standingVerbs(sight: BombSight): readonly Verb[] {
  return sight.standing.flatMap(({ actions }) => {
    const cards = new Set(
      actions.flatMap(({ type, equipmentId }) => (type === 'useEquipment' ? [text(equipmentId)] : [])),
    )
    const able = actions.some(({ type }) => type === 'useCharacterAbility')
    return [
      ...[...cards].map((card) => toolVerb(card, true)),
      ...(able ? [verb('useCharacterAbility', sight, true)] : []),
    ]
  })
}

/** A verb for the question before the mission, and for the last four sevens; other questions list their answers. */
export function questionVerb(sight: BombSight): Verb | null {
  const asked = askedOf(sight)
  const type =
    asked?.question === 'placeInfoToken'
      ? 'placeInfoToken'
      : asked?.question === 'mission46SevensCut'
        ? 'simultaneousFourCut'
        : null
  return type === null ? null : verb(type, sight, false)
}
