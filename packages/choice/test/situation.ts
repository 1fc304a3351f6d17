import type { ActionJson, Blocked, Json, SeenStanding } from '@riposte/kernel'
import {
  domainOf,
  type Filled,
  type Habits,
  type OpenQuestion,
  type Situation,
  type Thing,
  type Verb,
} from '../src/index.ts'

/** What a made-up game has: its actions by type, each with its fields. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  commit: ['dungeon', 'successor', 'squire'],
  disgrace: ['first', 'second', 'third'],
  cut: ['player', 'wire', 'says'],
  use: ['tool', 'player'],
  move: ['from', 'to', 'count'],
  mark: ['at'],
  flip: [],
  pass: [],
}

export const QUESTION: OpenQuestion = { id: 1, rule: 'TOY-1' }

export const REFUSED: Blocked = { code: 'no', rule: 'TOY-2', message: 'Not that one.' }

export interface Sent {
  readonly how: 'act' | 'stand'
  readonly action: ActionJson
}

/** A situation in which the rules answer at once, and remember what was sent and asked. */
export function situation(legal: readonly ActionJson[], part: Partial<Situation> = {}) {
  const sent: Sent[] = []
  const asked: ActionJson[] = []
  const here: Situation = {
    moment: {},
    question: QUESTION,
    legal,
    isComplete: true,
    standing: [],
    fields: (type) => FIELDS[type] ?? [],
    domain: (type, filled) =>
      domainOf(
        legal.filter((action) => action.type === type),
        FIELDS[type] ?? [],
        filled,
      ),
    why(action) {
      asked.push(action)
      return Promise.resolve(legal.some((other) => JSON.stringify(other) === JSON.stringify(action)) ? null : REFUSED)
    },
    act(action) {
      sent.push({ how: 'act', action })
      return Promise.resolve(null)
    },
    stand(action) {
      sent.push({ how: 'stand', action })
      return Promise.resolve(null)
    },
    ...part,
  }
  return { here, sent, asked }
}

export function standing(name: string, actions: readonly ActionJson[]): SeenStanding {
  return { standing: name, rule: 'TOY-3', blocked: null, actions }
}

/** A card in the hand, by its place. */
export interface Card extends Thing {
  readonly name: string
}

export function card(name: string, place = 0): Card {
  return { key: `${name} ${place}`, name }
}

/** Cards say their names wherever a card is asked for. */
export const CARDS: Habits<Card> = {
  says: ({ name }, { type }) => (type === 'commit' ? { value: name } : undefined),
}

/** Every way to put two of these cards aside. */
export function commits(...names: readonly string[]): readonly ActionJson[] {
  return names.flatMap((dungeon, at) =>
    names.flatMap((successor, other) => (at === other ? [] : [{ type: 'commit', dungeon, successor, squire: null }])),
  )
}

/** A wire on somebody's stand: it names its holder, and then itself. A key with a number says that number. */
export interface Wire extends Thing {
  readonly player?: number
  readonly place?: number
  readonly says?: Json
}

export function wire(player: number, place: number): Wire {
  return { key: `wire ${player} ${place}`, player, place }
}

export function number(says: Json): Wire {
  return { key: `number ${JSON.stringify(says)}`, says }
}

export const WIRES: Habits<Wire> = {
  says({ player, place, says }: Wire, _verb: Verb, field: string, filled: Filled) {
    if (field === 'player' && player !== undefined) return { value: player, saysMore: true }
    if (field === 'wire' && place !== undefined && filled.player === player) return { value: place }
    return field === 'says' && says !== undefined ? { value: says } : undefined
  },
}

export function cuts(wires: readonly (readonly [player: number, place: number])[], values: readonly Json[]) {
  return wires.flatMap(([player, at]) => values.map((says) => ({ type: 'cut', player, wire: at, says })))
}

/** Everything that was promised has come. */
export async function told(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
