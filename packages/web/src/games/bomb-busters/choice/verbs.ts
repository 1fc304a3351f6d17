import type { Verb } from '@riposte/choice'
import { deviceOf, EQUIPMENT_TEXTS, isExpert } from '../equipment.ts'
import { askedOf, text } from '../names.ts'
import type { BombSight } from '../sight.ts'

/** Something the reader can do by pointing at things. */
export interface BombVerb extends Verb {
  /** On its button. */
  readonly name: string
  /** The card of the row that is used; null for what needs none. */
  readonly card: string | null
  /** Whose drawing stands for it: a tool, or null. */
  readonly tool: string | null
}

/** In the order in which the dock offers them. */
export const TURN_TYPES = [
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
  placeInfoToken: 'Place the token',
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

function isPointed(type: string): type is Pointed {
  return type in NAMES
}

/** A verb as the dock shows it; null for one that is not done by pointing. */
export function bombVerb(verb: Verb, sight: BombSight): BombVerb | null {
  const { type } = verb
  if (type === 'useEquipment') {
    const card = text(verb.preset.equipmentId)
    return { ...verb, name: EQUIPMENT_TEXTS[card]?.name ?? card, card, tool: card }
  }
  if (!isPointed(type)) return null
  const character = sight.me === null ? null : sight.seen.view.players[sight.me].character
  const personal = type === 'useCharacterAbility' || type === 'dualCutDoubleDetector'
  const device = personal ? deviceOf(character) : null
  const name = isExpert(character) && device !== null ? device.name : NAMES[type]
  return { ...verb, name, card: null, tool: device?.tool ?? null }
}

/** What can be done by pointing, in order: in the own turn, then cards and abilities that are for any time. */
export function bombVerbs(verbs: readonly Verb[], sight: BombSight): readonly BombVerb[] {
  const isTurn = askedOf(sight)?.question === 'turn'
  return verbs
    .filter(({ standing, type }) => (standing === null ? isTurn : ANYTIME.has(type)))
    .flatMap((verb) => bombVerb(verb, sight) ?? [])
}

/** What nobody asks for but is done by pointing. */
const ANYTIME = new Set(['useEquipment', 'useCharacterAbility'])
