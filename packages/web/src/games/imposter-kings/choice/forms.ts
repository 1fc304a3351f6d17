import type { ActionJson, Json } from '@riposte/kernel'
import { type KingsSight, SIGNATURES } from '../names.ts'
import { cardAt, cardsIn, placeOf, type Spot, spot, type Zone } from './spots.ts'

/** A place in a form that is filled by pointing at a card. */
interface Slot {
  readonly field: string
  readonly label: string
  readonly zone: Zone
}

/** An answer for which several things are pointed at before it is sent. */
export interface Form {
  readonly type: string
  /** What it is called where there are several. */
  readonly title: string
  readonly slots: readonly Slot[]
  /** How many slots have to be filled. */
  readonly least: number
  /** The slots are alike: the order in which they are filled means nothing. */
  readonly alike: boolean
  readonly spots: readonly Spot[]
  compose(filled: readonly (Spot | null)[]): ActionJson
}

/** The forms of a question; most questions have none. */
export function formsOf(question: string, about: Readonly<Record<string, Json>>, sight: KingsSight): readonly Form[] {
  switch (question) {
    case 'commitCards':
      return [commit(sight)]
    case 'disgraceSet':
      return [disgrace(sight)]
    case 'showCards':
      return [show(sight)]
    case 'chooseSignatures':
      return [signatures()]
    case 'musterAction':
      return [...recruit(sight, about.free === 1), ...recommission(sight)]
    default:
      return []
  }
}

function all(sight: KingsSight, zone: Zone): Spot[] {
  return cardsIn(sight, zone).map((_, at) => spot(zone, at))
}

/** Each slot's card under its field's name. */
function byField(sight: KingsSight, slots: readonly Slot[], filled: readonly (Spot | null)[]): Record<string, Json> {
  return Object.fromEntries(
    slots.map(({ field }, at) => {
      const key = filled[at] ?? null
      return [field, key === null ? null : cardAt(sight, key)]
    }),
  )
}

/** IK-3.7: Dungeon, Successor, and for a Master Tactician the Squire. */
function commit(sight: KingsSight): Form {
  const tactician = sight.me !== null && sight.seen.view.players[sight.me].facet === 'Master Tactician'
  const slots: Slot[] = [
    { field: 'dungeon', label: 'Dungeon', zone: 'hand' },
    { field: 'successor', label: 'Successor', zone: 'hand' },
  ]
  if (tactician) slots.push({ field: 'squire', label: 'Squire', zone: 'hand' })
  return {
    type: 'commit',
    title: 'Set aside',
    slots,
    least: slots.length,
    alike: false,
    spots: all(sight, 'hand'),
    compose: (filled) => ({ type: 'commit', squire: null, ...byField(sight, slots, filled) }),
  }
}

/** IK-7.8a: up to three, named in the order they lie. */
function disgrace(sight: KingsSight): Form {
  const fields = ['first', 'second', 'third']
  const spots = sight.seen.view.court.flatMap(({ disgraced }, at) => (disgraced ? [] : [spot('court', at)]))
  return {
    type: 'disgrace',
    title: 'Disgrace',
    slots: fields.map((field) => ({ field, label: 'Disgrace', zone: 'court' })),
    least: 0,
    alike: true,
    spots,
    compose(filled) {
      const places = inOrder(filled)
      return { type: 'disgrace', ...Object.fromEntries(fields.map((field, at) => [field, places[at] ?? null])) }
    },
  }
}

/** IK-7.41a: two cards in the order of the hand, or the only one. */
function show(sight: KingsSight): Form {
  const hand = cardsIn(sight, 'hand')
  const fields = hand.length === 1 ? ['first'] : ['first', 'second']
  return {
    type: 'show',
    title: 'Show',
    slots: fields.map((field) => ({ field, label: 'Show', zone: 'hand' })),
    least: fields.length,
    alike: true,
    spots: all(sight, 'hand'),
    compose(filled) {
      const [first, second] = inOrder(filled)
      return { type: 'show', first: hand[first], second: second === undefined ? null : hand[second] }
    },
  }
}

function inOrder(filled: readonly (Spot | null)[]): number[] {
  return filled.flatMap((key) => (key === null ? [] : [Number(placeOf(key))])).sort((a, b) => a - b)
}

/** IK-13.2: three of the nine, in their printed order. */
function signatures(): Form {
  const fields = ['first', 'second', 'third']
  return {
    type: 'chooseSignatures',
    title: 'Signature cards',
    slots: fields.map((field) => ({ field, label: 'Signature', zone: 'name' })),
    least: 3,
    alike: true,
    spots: SIGNATURES.map((name) => spot('name', name)),
    compose(filled) {
      const names = filled
        .flatMap((key) => (key === null ? [] : [placeOf(key)]))
        .sort((a, b) => SIGNATURES.indexOf(a) - SIGNATURES.indexOf(b))
      return { type: 'chooseSignatures', ...Object.fromEntries(fields.map((field, at) => [field, names[at] ?? null])) }
    },
  }
}

/** IK-13.13: a hand card for one of the Army; the first time another one pays for it. */
function recruit(sight: KingsSight, free: boolean): Form[] {
  if (cardsIn(sight, 'hand').length === 0 || cardsIn(sight, 'army').length < (free ? 1 : 2)) return [] // IK-13.18
  const slots: Slot[] = [
    { field: 'give', label: 'Give up', zone: 'hand' },
    { field: 'take', label: 'Recruit', zone: 'army' },
  ]
  if (!free) slots.push({ field: 'exhaust', label: 'Exhaust', zone: 'army' })
  return [
    {
      type: 'recruit',
      title: 'Recruit',
      slots,
      least: slots.length,
      alike: false,
      spots: [...all(sight, 'hand'), ...all(sight, 'army')],
      compose: (filled) => ({ type: 'recruit', exhaust: null, ...byField(sight, slots, filled) }),
    },
  ]
}

/** IK-13.14: two available cards for one that was exhausted before; the two are named in the order of the Army. */
function recommission(sight: KingsSight): Form[] {
  const army = cardsIn(sight, 'army')
  const exhausted = cardsIn(sight, 'exhausted')
  if (army.length < 2 || exhausted.length === 0) return [] // IK-13.18
  const slots: Slot[] = [
    { field: 'recover', label: 'Recover', zone: 'exhausted' },
    { field: 'exhaust', label: 'Exhaust', zone: 'army' },
    { field: 'andExhaust', label: 'Exhaust', zone: 'army' },
  ]
  return [
    {
      type: 'recommission',
      title: 'Recommission',
      slots,
      least: 3,
      alike: false,
      spots: [...all(sight, 'exhausted'), ...all(sight, 'army')],
      compose([recover, ...paid]) {
        const [first, second] = inOrder(paid)
        return {
          type: 'recommission',
          exhaust: army[first] ?? null,
          andExhaust: army[second] ?? null,
          recover: recover == null ? null : cardAt(sight, recover),
        }
      },
    },
  ]
}

/** Puts the thing into the form, or takes it out again. Where the only slot is taken it changes places with what is there. */
export function fill(form: Form, filled: readonly (Spot | null)[], key: Spot): readonly (Spot | null)[] {
  const next = form.slots.map((_, at) => filled[at] ?? null)
  const there = next.indexOf(key)
  if (there >= 0) {
    next[there] = null
    return next
  }
  const zone = key.slice(0, key.indexOf(':'))
  const fits = form.slots.flatMap((slot, at) => (slot.zone === zone ? [at] : []))
  const free = fits.find((at) => next[at] === null)
  const into = free ?? fits[fits.length - 1]
  if (into !== undefined) next[into] = key
  return next
}

/** Enough is pointed at for an answer. */
export function isComplete(form: Form, filled: readonly (Spot | null)[]): boolean {
  return filled.filter((key) => key !== null).length >= form.least
}
