import type { ActionJson, Json } from '@riposte/kernel'
import { askedOf, type KingsSight, nameOf } from '../names.ts'
import { text } from '../text.ts'
import { type Form, formsOf } from './forms.ts'
import { cardAt, cardsIn, type Spot, spot, type Zone, zoneOf } from './spots.ts'

/** What the reader may answer, by the things it is answered with. */
export interface Plan {
  readonly id: number
  readonly question: string
  readonly about: Readonly<Record<string, Json>>
  /** Pointing at this thing chooses that answer. */
  readonly spots: ReadonlyMap<Spot, ActionJson>
  /** Answers that stand on a button. */
  readonly buttons: readonly ActionJson[]
  readonly forms: readonly Form[]
}

/** Null while nothing is asked of the reader. */
export function planOf(sight: KingsSight): Plan | null {
  const asked = askedOf(sight)
  if (asked?.id === undefined) return null
  const { question = '', about = {} } = asked
  const forms = formsOf(question, about, sight)
  const formed = new Set([...forms.map(({ type }) => type), ...FORMED])
  const spots = new Map<Spot, ActionJson>()
  const buttons: ActionJson[] = []
  for (const action of sight.legal) {
    if (formed.has(action.type)) continue
    const found = spotsOf(action, question, sight)
    for (const key of found) if (!spots.has(key)) spots.set(key, action)
    if (found.length === 0 || ALSO_BUTTONS.has(action.type)) buttons.push(action)
  }
  // IK-9.27: a window without "no" is left by a decision that nobody asks for.
  if (question === 'reactionPrompt') {
    for (const { actions } of sight.standing) {
      for (const action of actions) if (closesWindow(action)) buttons.unshift(action)
    }
  }
  return { id: asked.id, question, about, spots, buttons, forms }
}

/** IK-9.27: the way to let something pass where "no" is not among the answers. */
export function closesWindow({ type }: ActionJson): boolean {
  return type === 'closeWindow'
}

/** Too many ways to say them for a list; they are only ever composed. */
const FORMED = ['commit', 'recruit', 'recommission', 'disgrace', 'show', 'chooseSignatures']

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

/** Where the card of a `pick` lies, by the question; otherwise in the hand. */
const PICKED_FROM: Readonly<Record<string, Zone>> = {
  recallCard: 'exhausted',
  rallyCard: 'army',
  pickShown: 'shown',
  pickShownSecretly: 'shown',
  chooseReplaced: 'antechamber',
}

/** The things on the table that stand for this answer; two equal cards both do. */
function spotsOf(action: ActionJson, question: string, sight: KingsSight): Spot[] {
  const lying = (zone: Zone) =>
    cardsIn(sight, zone).flatMap((card, at) => (card === action.card ? [spot(zone, at)] : []))
  switch (action.type) {
    case 'play':
      return lying(question === 'antechamberTurn' ? 'antechamber' : 'hand')
    case 'pick':
      return lying(PICKED_FROM[question] ?? 'hand')
    case 'rallyInstead':
      return lying('army')
    case 'claim':
      return cardsIn(sight, 'hand').flatMap((card, at) => (nameOf(card) === action.card ? [spot('hand', at)] : []))
    case 'chooseCourt':
      return [spot('court', Number(action.place))]
    case 'choosePlayer':
      return [spot('seat', Number(action.seat))]
    case 'nameCard':
    case 'chooseSignature':
      return [spot('name', text(action.card))]
    case 'flip':
      return [spot('king', 0)]
    case 'playSuccessor':
    case 'takeSuccessor':
      return [spot('successor', 0)]
    case 'takeSquire':
      return [spot('squire', 0)]
    default:
      return []
  }
}

/** What pointing at a thing would mean although it is not allowed now: the rules are asked why. */
export function meantBy(plan: Plan, key: Spot, sight: KingsSight): ActionJson | null {
  const card = cardAt(sight, key)
  switch (plan.question) {
    case 'mainTurn':
    case 'antechamberTurn':
      if (zoneOf(key) === 'king') return { type: 'flip' }
      if (zoneOf(key) === 'successor') return { type: 'playSuccessor' }
      return zoneOf(key) === 'hand' ? { type: 'play', card } : null
    case 'pickOpenly':
    case 'pickSecretly':
    case 'newSuccessor':
    case 'giveInReturn':
      return zoneOf(key) === 'hand' ? { type: 'pick', card } : null
    case 'rallyCard':
      return zoneOf(key) === 'army' ? { type: 'pick', card } : null
    case 'charismaticChoice':
    case 'squireChoice':
      return zoneOf(key) === 'army' ? { type: 'rallyInstead', card } : null
    case 'recallCard':
      return zoneOf(key) === 'exhausted' ? { type: 'pick', card } : null
    case 'chooseCourtCard':
      return zoneOf(key) === 'court' ? { type: 'chooseCourt', place: Number(key.slice('court:'.length)) } : null
    default:
      return null
  }
}
