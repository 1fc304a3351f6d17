import { bombBusters } from '@riposte/bomb-busters'
import type { Filled, Habits, Said, Thing, Verb } from '@riposte/choice'
import type { Json, Seat } from '@riposte/kernel'
import { askedOf, type Spot } from '../names.ts'
import type { BombSight } from '../sight.ts'
import { fieldsOf, isByWire, kindOf, ownerOf } from './fields.ts'
import { TURN_TYPES } from './verbs.ts'

/** A wire, a player's plate, or a key with a value. */
export type BombThing = Thing &
  (
    | { readonly kind: 'wire'; readonly spot: Spot }
    | { readonly kind: 'seat'; readonly seat: Seat }
    | { readonly kind: 'value'; readonly value: Json }
  )

export function wireThing(spot: Spot): BombThing {
  return { key: `wire ${spot.seat} ${spot.place}`, kind: 'wire', spot }
}

export function seatThing(seat: Seat): BombThing {
  return { key: `seat ${seat}`, kind: 'seat', seat }
}

export function valueThing(value: Json): BombThing {
  return { key: `value ${JSON.stringify(value)}`, kind: 'value', value }
}

export const BOMB_ACTIONS = {
  fields: fieldsOf,
  takes: (question: string): readonly string[] =>
    question === 'turn'
      ? TURN_TYPES
      : (bombBusters.questions.find(({ name }) => name === question)?.takes.map(({ name }) => name) ?? []),
}

/** Questions that are answered by pointing, and with what. Of the others each answer is a card of its own. */
const POINTED: Readonly<Record<string, string>> = {
  placeInfoToken: 'placeInfoToken',
  mission46SevensCut: 'simultaneousFourCut',
}

/** Whether a question is answered by pointing and keys. */
export function isPointed(question: string | undefined): boolean {
  return question === 'turn' || POINTED[question ?? ''] !== undefined
}

/** What things say at this table. */
export function habitsAt(sight: BombSight): Habits<BombThing> {
  const { me } = sight
  const player = me === null ? null : sight.seen.view.players[me]
  const character = player?.character ?? null
  const unseen = player?.wires.some(({ upsideDown, cut }) => upsideDown && !cut) === true
  // BB-S11.3: a wire that its holder does not see has to be named. A stand is left out where there is only one.
  const unnamed = unseen ? ['standIndex'] : ['standIndex', 'actorTileIndex', 'upsideDownIndex', 'upsideDownIndex2']
  const question = askedOf(sight)?.question
  return {
    says(thing: BombThing, { type }: Verb, field: string, filled: Filled): Said | undefined {
      switch (kindOf(field)) {
        case 'seat': {
          const byWire = isByWire(type, field, filled, character)
          if (thing.kind === 'wire') return byWire ? { value: thing.spot.seat, saysMore: true } : undefined
          return thing.kind === 'seat' && !byWire ? { value: thing.seat } : undefined
        }
        case 'wire': {
          const isTheirs = thing.kind === 'wire' && ownerOf(field, filled, me ?? -1, character) === thing.spot.seat
          return isTheirs ? { value: thing.spot.place } : undefined
        }
        case 'value':
          return thing.kind === 'value' ? { value: thing.value } : undefined
        case 'plain':
          return undefined
      }
    },
    usual: (_verb, field, values) => (unnamed.includes(field) && values.includes(null) ? null : undefined),
    // The rules name several wires from the left to the right; one may point at them in any order.
    alike: ({ type, fields }) =>
      fields.filter(
        (field) => kindOf(field) === 'wire' || (kindOf(field) === 'seat' && type.startsWith('simultaneous')),
      ),
    // A token is placed by pointing at a wire; what it says follows from that, mostly.
    order: { placeInfoToken: ['tileIndex', 'value'] },
    parts: { useEquipment: 'equipmentId' },
    first(verbs) {
      const answers = verbs.filter(({ standing }) => standing === null)
      if (question === 'turn') return answers[0] ?? null
      return answers.find(({ type }) => type === POINTED[question ?? '']) ?? null
    },
  }
}
