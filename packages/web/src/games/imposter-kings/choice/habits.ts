import type { Habits, Said, Thing, Verb } from '@riposte/choice'
import type { ActionJson, Json } from '@riposte/kernel'
import { type KingsSight, nameOf } from '../names.ts'
import { cardAt, placeOf, type Spot, type Zone, zoneOf } from './spots.ts'

/** A thing on the table. */
export interface KingsThing extends Thing {
  readonly key: Spot
}

/** Where the card of a `pick` lies, by the question; otherwise in the hand. */
const PICKED_FROM: Readonly<Record<string, Zone>> = {
  recallCard: 'exhausted',
  rallyCard: 'army',
  pickShown: 'shown',
  pickShownSecretly: 'shown',
  chooseReplaced: 'antechamber',
}

/** Where the things lie that are pointed at for a field, by type and field. */
const ZONES: Readonly<Record<string, Readonly<Record<string, Zone>>>> = {
  play: { card: 'hand' },
  claim: { card: 'hand' },
  rallyInstead: { card: 'army' },
  chooseCourt: { place: 'court' },
  choosePlayer: { seat: 'seat' },
  nameCard: { card: 'name' },
  chooseSignature: { card: 'name' },
  commit: { dungeon: 'hand', successor: 'hand', squire: 'hand' },
  disgrace: { first: 'court', second: 'court', third: 'court' },
  show: { first: 'hand', second: 'hand' },
  chooseSignatures: { first: 'name', second: 'name', third: 'name' },
  recruit: { give: 'hand', take: 'army', exhaust: 'army' },
  recommission: { recover: 'exhausted', exhaust: 'army', andExhaust: 'army' },
}

/** Where the things lie that are pointed at for a field; null for a field that nothing on the table fills in. */
export function zoneFor(question: string, type: string, field: string): Zone | null {
  if (type === 'pick') return PICKED_FROM[question] ?? 'hand'
  if (type === 'play' && question === 'antechamberTurn') return 'antechamber'
  return ZONES[type]?.[field] ?? null
}

/** Things that stand for the whole of an answer. */
const WHOLE: Readonly<Record<string, Zone>> = {
  flip: 'king',
  playSuccessor: 'successor',
  takeSuccessor: 'successor',
  takeSquire: 'squire',
}

/** Answers for which several things are pointed at, by type. */
const FORMS: readonly string[] = ['commit', 'disgrace', 'show', 'chooseSignatures', 'recruit', 'recommission']

/** Of these it only matters which cards are chosen. */
const SETS: readonly string[] = ['disgrace', 'show', 'chooseSignatures']

export function isForm({ type }: Verb | ActionJson): boolean {
  return FORMS.includes(type)
}

export function isSet({ type }: Verb): boolean {
  return SETS.includes(type)
}

/** What a thing on this table says. */
export function habitsAt(sight: KingsSight, question: string): Habits<KingsThing> {
  const says = ({ key }: KingsThing, { type, listed }: Verb, field: string): Said | undefined => {
    if (zoneOf(key) !== zoneFor(question, type, field)) return undefined
    const value = valueAt(sight, key, type)
    if (value === null) return undefined
    // IK-9.13: a card that cannot be claimed is only looked at.
    if (type === 'claim' && listed?.some(({ card }) => card === value) !== true) return undefined
    return { value }
  }
  return {
    says,
    standsFor: ({ key }, { type }) => WHOLE[type] === zoneOf(key),
    // IK-7.8a: up to three.
    usual: ({ type }, _field, values) => (type === 'disgrace' && values.includes(null) ? null : undefined),
    alike: (verb) => (isSet(verb) ? verb.fields : verb.type === 'recommission' ? ['exhaust', 'andExhaust'] : []),
    order: { recommission: ['recover', 'exhaust', 'andExhaust'] },
    first: (verbs) => verbs.find(isForm) ?? null,
    isFree: true,
  }
}

function valueAt(sight: KingsSight, key: Spot, type: string): Json {
  const zone = zoneOf(key)
  if (zone === 'court' || zone === 'seat') return Number(placeOf(key))
  const card = cardAt(sight, key)
  // IK-14.5: reaction cards are named.
  return card !== null && type === 'claim' ? nameOf(card) : card
}

/** Whether something on the table stands for this answer, so that it needs no button. */
export function isOnTable(sight: KingsSight, question: string, action: ActionJson, spots: readonly Spot[]): boolean {
  const { type, ...fields } = action
  if (WHOLE[type] !== undefined) return true
  return Object.entries(fields).some(([field, value]) => {
    const zone = zoneFor(question, type, field)
    return spots.some((key) => zoneOf(key) === zone && valueAt(sight, key, type) === value)
  })
}
