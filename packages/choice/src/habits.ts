import type { Json } from '@riposte/kernel'
import type { Verb } from './verb.ts'

/** Something that can be pointed at: a card in the hand, a wire, a place on the map. Things with one key are the same. */
export interface Thing {
  readonly key: string
}

/** What is filled in, by field. */
export type Filled = Readonly<Record<string, Json>>

/** What a thing puts into a field. */
export interface Said {
  readonly value: Json
  /** It says more than this: a wire names its holder, and then itself. */
  readonly saysMore?: true
}

/** What a game knows about choosing: what its things stand for, and what usually stands in a field. */
export interface Habits<T extends Thing = Thing> {
  /** What pointing at this thing puts into a field, given the fields before it; undefined where it says nothing. */
  says?(thing: T, verb: Verb, field: string, filled: Filled): Said | undefined
  /** Whether pointing at this thing takes the verb as a whole: the King that is flipped. */
  standsFor?(thing: T, verb: Verb): boolean
  /** What stands in a field that nobody has filled in; undefined where somebody has to. */
  usual?(verb: Verb, field: string, values: readonly Json[], filled: Filled): Json | undefined
  /** The fields of a verb whose order means nothing to people: things stand in them in the order of the rules. */
  alike?(verb: Verb): readonly string[]
  /** By type: another order of its fields than that of the rules. It holds where all actions are listed. */
  readonly order?: Readonly<Record<string, readonly string[]>>
  /** By type: its first field, where each value of that is a verb of its own. */
  readonly parts?: Readonly<Record<string, string>>
  /** The verb to begin with; null where pointing decides it. Left out: the only answer to the question. */
  first?(verbs: readonly Verb[]): Verb | null
  /** Pointing at a thing that says nothing in the present verb takes another one. */
  readonly isFree?: boolean
}
