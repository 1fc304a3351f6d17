import type { ActionJson, Blocked, EventJson, Game, Json, Seat, Seen, SeenStanding, Shape } from '@riposte/kernel'
import type { ClockInfo } from '@riposte/protocol'
import type { Book, Part, Speaker } from '@riposte/words'
import type { ComponentType, ReactNode } from 'react'

/** Everything one observer knows, at a live table or at a moment of a replay. A board draws this and nothing else. */
export interface Sight<V = unknown> {
  readonly seen: Seen<V>
  /** The reader's seat; null for a spectator. */
  readonly me: Seat | null
  /** Of the people at the table, by seat. */
  readonly names: readonly string[]
  /** Says everything to the reader, in words. */
  readonly speaker: Speaker
  /** Everything this observer was told since the beginning; from `fresh` on, what came with the last update. */
  readonly events: readonly EventJson[]
  readonly fresh: number
  /** The answers open to the reader. */
  readonly legal: readonly ActionJson[]
  /** The legal answers were too many to list: a form fills the rest in, field by field. */
  readonly more: boolean
  readonly standing: readonly SeenStanding[]
  readonly clock: ClockInfo | null
  /** What was hidden, as the game's `reveal` gives it; null while it is hidden. */
  readonly open: Json | null
}

/** What the reader can do; null where one only looks. */
export interface Hands {
  /** Answers the open question. Null when it was done, otherwise why not. */
  act(action: ActionJson): Promise<Blocked | null>
  /** Does something that nobody asked for. */
  stand(action: ActionJson): Promise<Blocked | null>
  /** Why this is not allowed now; null when it is. Changes nothing. */
  why(action: ActionJson): Promise<Blocked | null>
  /** The same for what the reader has just pointed at, where that is answered in a way of its own: in lessons. */
  tried?(action: ActionJson): Promise<Blocked | null>
  /** The values that the next field of a form may take, given the fields before it. */
  domain(type: string, filled: readonly Json[]): Promise<readonly Json[] | Blocked>
  /** An answer is on its way. */
  readonly busy: boolean
}

export interface BoardProps<V = unknown> {
  readonly sight: Sight<V>
  readonly hands: Hands | null
}

/** What goes with a clock of the game's own. */
export interface ScriptProps<V = unknown> extends BoardProps<V> {
  readonly clock: NonNullable<ClockInfo['timer']>
}

/** A seat in the players' rail, with what everybody may know. */
export interface SeatSummary {
  readonly points: number | null
  /** Points needed, where they are drawn as pips. */
  readonly of: number | null
  /** One word beside the name: "True King". */
  readonly title: string | null
  /** Short facts: "2 cards, King up". */
  readonly facts: readonly string[]
  /** The same facts drawn, where a row of signs says them better than words. */
  readonly drawn?: ReactNode
  readonly turn: boolean
  readonly out: boolean
}

/** One layer of the pile: the trigger first, then each answer to what lies below it. */
export interface PileLayer {
  readonly key: string
  /** "You flip your King". */
  readonly title: string
  /** What happens if it stands. */
  readonly effect: string
  /** Struck, and why: "Stopped." */
  readonly stopped: string | null
  /** A choice that the reader has now. */
  readonly open: boolean
  /** As wide as its place and half as high again; an open choice is a broken outline. */
  readonly picture: ReactNode
}

/** One line of the record. */
export interface RecordLine {
  /** The number of the event that it begins with. */
  readonly key: string
  /** The turn it belongs to, shown where it changes. */
  readonly turn: number | null
  /** A heading: a new round. */
  readonly heading: boolean
  readonly text: string
  /** The same in parts, where things in it can show themselves: see `thingName`. */
  readonly parts?: readonly Part[]
  /** The same drawn, where a line shows more than words can. */
  readonly rich?: ReactNode
  readonly rule: string | null
  /** Inside which interrupt: 0 for none. */
  readonly depth: number
  /** Told to the reader alone. */
  readonly mine: boolean
}

/** What just happened, in a sentence of its own. */
export interface News extends Pick<RecordLine, 'text' | 'parts' | 'rich'> {
  readonly key: string
  /** Keys of the lines of the record that say the same: nobody is told twice. */
  readonly tells: readonly string[]
}

/** What an answer may cost, before it is given. */
export interface Stakes {
  /** What is lost, and to whom. */
  readonly loss: string
  /** How likely that is, or what helps; null where nothing is certain enough to be said. */
  readonly besides: string | null
  readonly rules: readonly string[]
}

/** An answer that a hint speaks for. */
export interface HintWords {
  /** "Play the Warlord". */
  readonly says: string
  /** The same in a word or two, beside its figure. */
  readonly short: string
  /** Why, in one sentence that is true for whoever reads it; null where there is none. */
  readonly because: string | null
  /** Where it is pressed: selectors for things on the board or in the dock. */
  readonly things: readonly string[]
}

/** What the page's lessons ask of a game's board. */
export interface LessonParts {
  /** A selector for something on the board or in the dock, by the word that lessons have for it; the learner sits at seat 0. */
  find(thing: string): string
  /** The thing that stands for a lesson. */
  readonly Picture: ComponentType<{ readonly name: string; readonly width: number }>
}

/** How a game looks on the page. What a face does not say, the plain table says for it. */
export interface GameFace<V = unknown> {
  readonly id: string
  readonly name: string
  /** The rules themselves, for replays; null for a game that only the server knows. */
  readonly game: Game<Shape> | null
  /** Its words. */
  readonly book: Book
  /** What the reader is besides a seat, by kind: a faction. */
  self?(seen: Seen<V>, reader: Seat): Readonly<Record<string, Json>>
  /** Names the game's colours and type: `[data-world]` in its style sheet. */
  readonly world: string
  /** "Round 6, turn 8", "first to 7". */
  headline(sight: Sight<V>): readonly string[]
  seat(sight: Sight<V>, seat: Seat): SeatSummary
  /** The seats in the order in which they act, where that is not the order in which they sit. */
  order?(sight: Sight<V>): readonly Seat[]
  /** Rail and record reach down to the floor, and the dock lies under the board alone. */
  readonly columns?: 'tall'
  /** What the reader alone holds: above the record at a desk, in a sheet on less. */
  readonly Own?: ComponentType<{ readonly sight: Sight<V> }>
  /** Who sits there, in place of the seat's shield. */
  readonly Portrait?: ComponentType<{ readonly sight: Sight<V>; readonly seat: Seat; readonly size: number }>
  /** Stands above the seats at a desk: what the match is about. */
  readonly Aside?: ComponentType<{ readonly sight: Sight<V> }>
  /** Everything public about one player. */
  readonly Player: ComponentType<{ readonly sight: Sight<V>; readonly seat: Seat }>
  /** Holds what is chosen but not sent yet; lies around the whole table. */
  readonly Provider: ComponentType<BoardProps<V> & { readonly children: ReactNode }>
  readonly Board: ComponentType<BoardProps<V>>
  /** The question put to the reader, the choices, the hand. When nothing is asked the frame says for whom the table waits. */
  readonly Dock: ComponentType<BoardProps<V>>
  /** Whether something is said while this clock of the game's own runs, and what: it stands above the board. */
  hasScript?(clock: string): boolean
  readonly Script?: ComponentType<ScriptProps<V>>
  pile(sight: Sight<V>): readonly PileLayer[]
  record(sight: Sight<V>): readonly RecordLine[]
  /**
   * What changed what the reader can do, from that event on; the last two are shown above the question. Without it, the
   * last lines of the record.
   */
  news?(sight: Sight<V>, since: number): readonly News[]
  /** Names that stand for a thing in sentences, and the thing itself. */
  readonly things: readonly string[]
  readonly Thing: ComponentType<{ readonly name: string }>
  /** Which of these names a thing in a line of the record goes by; null for one that has nothing to show. */
  readonly thingName?: (thing: NonNullable<Part['thing']>) => string | null
  /** What the reader should know before this is sent, as a question. */
  confirm(sight: Sight<V>, action: ActionJson): string | null
  /** What a risky answer may cost, from what the reader knows; null for the others. The dock shows it below the answer. */
  stakes?(sight: Sight<V>, action: ActionJson): Stakes | null
  /** What a hint says of an answer; null for one that nobody is advised to give. Left out by games without hints. */
  hint?(sight: Sight<V>, action: ActionJson): HintWords | null
  /** Whether this answer lets something go by, where it is not called a pass. */
  letsPass?(action: ActionJson): boolean
  /** The end of a match: what was hidden, the scores. */
  readonly Ending: ComponentType<{ readonly sight: Sight<V> }>
  /** Every card or piece there is, large enough to be read; stands at the end of the rules. */
  readonly Gallery?: ComponentType
  /** What lessons need, in a game that has some. */
  readonly lessons?: LessonParts
  /** The rulebook in Markdown, with an id at every rule; null where there is none. */
  rulebook(): Promise<string | null>
}

/** Types are checked against the game's own, then forgotten: the frame treats all games alike. */
export function gameFace<V>(face: GameFace<V>): GameFace {
  return face as GameFace
}
