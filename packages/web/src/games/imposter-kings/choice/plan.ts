import type { ActionJson, Json } from '@riposte/kernel'
import { askedOf, type KingsSight, SIGNATURES } from '../names.ts'
import { text } from '../text.ts'
import { isForm, isOnTable, zoneFor } from './habits.ts'
import { cardsIn, type Spot, spot, type Zone } from './spots.ts'

/** What the reader is asked, and where the answers are. */
export interface Plan {
  readonly id: number
  readonly question: string
  readonly about: Readonly<Record<string, Json>>
  /** Answers that stand on a button. */
  readonly buttons: readonly ActionJson[]
  /** Where things can be pointed at. */
  readonly zones: ReadonlySet<Zone>
  /** Names that can be pointed at. */
  readonly names: readonly Spot[]
  /** Single things stand for whole answers. */
  readonly isPointed: boolean
}

/** Null while nothing is asked of the reader. */
export function planOf(sight: KingsSight): Plan | null {
  const asked = askedOf(sight)
  if (asked?.id === undefined) return null
  const { question = '', about = {} } = asked
  const zones = new Set(sight.legal.flatMap((action) => zonesOf(question, action)))
  const names = namesIn(question, sight.legal).map((name) => spot('name', name))
  const spots = [...spotsOn(sight), ...names]
  const single = sight.legal.filter((action) => !isForm(action))
  const onTable = single.filter((action) => isOnTable(sight, question, action, spots))
  const buttons = single.filter((action) => !onTable.includes(action) || ALSO_BUTTONS.has(action.type))
  // IK-9.27: a window without "no" is left by a decision that nobody asks for.
  const closing =
    question === 'reactionPrompt' ? sight.standing.flatMap(({ actions }) => actions.filter(closesWindow)) : []
  return {
    id: asked.id,
    question,
    about,
    buttons: [...closing, ...buttons],
    zones,
    names,
    isPointed: onTable.length > 0,
  }
}

/** IK-9.27: the way to let something pass where "no" is not among the answers. */
export function closesWindow({ type }: ActionJson): boolean {
  return type === 'closeWindow'
}

/** They can be pointed at, and are named in words besides. */
const ALSO_BUTTONS = new Set([
  'flip',
  'playSuccessor',
  'claim',
  'choosePlayer',
  'takeSuccessor',
  'takeSquire',
  'matchSuccessor',
])

function zonesOf(question: string, { type, ...fields }: ActionJson): Zone[] {
  return Object.keys(fields).flatMap((field) => zoneFor(question, type, field) ?? [])
}

/** IK-13.2: signature cards in their printed order; other names as they are listed. */
function namesIn(question: string, legal: readonly ActionJson[]): readonly string[] {
  const names = legal.flatMap(({ type, ...fields }) =>
    Object.entries(fields).flatMap(([field, name]) => (zoneFor(question, type, field) === 'name' ? [text(name)] : [])),
  )
  const all = [...new Set(names)]
  return all.every((name) => SIGNATURES.includes(name)) ? SIGNATURES.filter((name) => all.includes(name)) : all
}

const CARD_ZONES: readonly Zone[] = ['hand', 'antechamber', 'court', 'shown', 'army', 'exhausted']

function spotsOn(sight: KingsSight): Spot[] {
  const cards = CARD_ZONES.flatMap((zone) => cardsIn(sight, zone).map((_, at) => spot(zone, at)))
  return [...cards, ...sight.names.map((_, seat) => spot('seat', seat))]
}
