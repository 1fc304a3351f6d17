/** A kind of decision, for which a table may set a time limit of its own. */
export interface DecisionKind {
  readonly rule: string
  /** What people call it. */
  readonly name: string
  /** What belongs to it, in a sentence. */
  readonly says: string
  /** The questions that belong to it; left out, all that belong to no other kind. */
  readonly questions?: readonly string[]
  /** The limits that a table may set, in seconds, and a good one. */
  readonly least: number
  readonly most: number
  readonly suggested: number
}

export type DecisionKinds = Readonly<Record<string, DecisionKind>>

/** The kind that a question belongs to; null when the game names none for it. */
export function kindOf(kinds: DecisionKinds, question: string): string | null {
  let rest: string | null = null
  for (const [name, { questions }] of Object.entries(kinds)) {
    if (questions === undefined) rest = name
    else if (questions.includes(question)) return name
  }
  return rest
}

/** What is wrong with the kinds of a game that has these questions; null for nothing. */
export function wrongKinds(kinds: DecisionKinds, questions: ReadonlySet<string>): string | null {
  const listed = Object.values(kinds).flatMap((kind) => kind.questions ?? [])
  const unknown = listed.find((name) => !questions.has(name))
  if (unknown !== undefined) return `a kind of decision names the question ${unknown}, which does not exist`
  const twice = listed.find((name, at) => listed.indexOf(name) !== at)
  if (twice !== undefined) return `the question ${twice} belongs to two kinds of decision`
  if (Object.values(kinds).filter((kind) => kind.questions === undefined).length > 1) {
    return 'two kinds of decision take all other questions'
  }
  const bounds = Object.entries(kinds).find(([, { least, most, suggested }]) => least > suggested || suggested > most)
  return bounds === undefined ? null : `the limits of the kind of decision ${bounds[0]} do not fit each other`
}
