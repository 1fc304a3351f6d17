import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/** A game in short lessons. Each is played by the game's own rules, at a table where the learner sits at seat 0. */
export interface Course {
  /** The game's id. */
  readonly game: string
  readonly lessons: readonly Lesson[]
  readonly firstMatch?: FirstMatch
}

/** What the lessons lead to: a match against bots. */
export interface FirstMatch {
  /** Stands for it in the list of lessons, like the picture of a lesson. */
  readonly picture: string
  /** Against whom, and for how long: "Play a bot to 3 points." */
  readonly says: string
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
}

export interface Lesson {
  /** Stands in its address. */
  readonly id: string
  readonly title: string
  /** Begins a part of a long course: the heading above this lesson. */
  readonly part?: string
  /** What the learner can do afterwards: "You can say who wins a round, and why." */
  readonly gain: string
  /** The same in two or three points, verb first. */
  readonly skills: readonly string[]
  readonly minutes: number
  /** The thing that stands for it in the list of lessons, by the name that the game's sentences use. */
  readonly picture: string
  /** The names of the others, from seat 1 on. */
  readonly others: readonly string[]
  readonly options?: Readonly<Record<string, Json>>
  /** The position in the game's notation. */
  readonly from: string
  /** The words that the lesson brings, and what they mean. */
  readonly words: readonly (readonly [word: string, meaning: string])[]
  readonly steps: readonly LessonStep[]
}

/** One instruction, or one thing that is told. */
export interface LessonStep {
  /** Lays another position out before this step. */
  readonly from?: string
  /** With `from`: who sits at the table from here on, where more or fewer do than before. */
  readonly others?: readonly string[]
  /** What to do or to look at, in a few words. */
  readonly says: string
  /** Why, in at most two short sentences. */
  readonly because: string
  /** What is lit on the table, in the words of the game's board: `throne`, `hand:Elder`. */
  readonly shows?: readonly string[]
  /** What the learner has to do; without it the step is only read. */
  readonly task?: LessonTask
  /** What the others do afterwards, as in a scenario: `play card=Elder`. */
  readonly then?: readonly (readonly [seat: Seat, action: string])[]
}

export interface LessonTask {
  readonly do: string
  /** What is pressed for it, in order, in the words of the game's board. */
  readonly press: readonly string[]
  readonly mistakes: readonly LessonMistake[]
}

/** Something that a learner may try instead. */
export interface LessonMistake {
  readonly tries: string
  /** "Not the Elder." */
  readonly says: string
  readonly because: string
  /** The rule that refuses it; for what the rules allow, the rule that speaks against it. */
  readonly rule: string
  /** The rules allow it; the lesson does not carry it out. */
  readonly allowed?: true
}
