import type { ActionJson, Json, SeenDecision } from '@riposte/kernel'
import { capital, spoken } from '../games/plain/spoken.ts'
import { isPass } from './letting-pass.ts'

/** A question in a window that may be let pass. */
export interface Reaction {
  readonly id: number
  readonly question: string
  readonly about: Readonly<Record<string, Json>>
  readonly pass: ActionJson
}

/** What can be answered in advance: a question about something, with a pass among its answers. */
export function reactionIn(asked: SeenDecision | null, legal: readonly ActionJson[]): Reaction | null {
  const pass = legal.find(isPass)
  if (asked?.id === undefined || asked.question === undefined || pass === undefined) return null
  return { id: asked.id, question: asked.question, about: asked.about ?? {}, pass }
}

interface Fact {
  readonly name: string
  readonly value: string | number
  readonly seat: boolean
}

/** Facts that name somebody by the number of their seat. */
const SEATS = new Set(['seat', 'actor', 'player', 'by', 'from', 'to', 'flipper', 'victim', 'owner', 'target'])

/** What a window is told apart by: names of things, and who is concerned. Bare numbers say nothing to people. */
export function factsOf({ about }: Pick<Reaction, 'about'>, seats: number): readonly Fact[] {
  const facts: Fact[] = []
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === 'string') facts.push({ name, value, seat: false })
    else if (typeof value === 'number' && SEATS.has(name) && value >= 0 && value < seats) {
      facts.push({ name, value, seat: true })
    }
  }
  return facts
}

/** "Trigger: king flip", "Actor: Odile". */
export function factText(name: string, value: string | number, seat: boolean, names: readonly string[]): string {
  return `${capital(spoken(name))}: ${seat ? names[Number(value)] : spoken(String(value))}`
}
