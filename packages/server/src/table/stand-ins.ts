import { type Ask, type Match, readAction, type Shape } from '@riposte/kernel'
import type { StandIn } from '../bots/thinker.ts'
import type { LogEntry } from '../store/store.ts'
import { matchEntry, standInOf } from './log.ts'

/**
 * Where bots have moved for others. Everybody may know, but not before the answer itself is no secret: while a question
 * is open nobody is told who has answered it, and who had let a race pass when another won it is never told.
 */
export class StandIns {
  /** All stand-ins, each with the index of its move in the record. */
  readonly all: (StandIn & { readonly entry: number })[] = []
  #held: StandIn[] = []
  #untilTheEnd: StandIn[] = []

  /** Records a line of the match. Returns the stand-ins that everybody may know of from now on. */
  after(line: LogEntry, before: Ask | null, match: Match<Shape>): readonly StandIn[] {
    const standIn = standInOf(line)
    if (standIn !== null) {
      this.all.push({ ...standIn, entry: match.entries.length - 1 })
      this.#held.push(standIn)
    }
    if (this.#held.length === 0 && this.#untilTheEnd.length === 0) return []
    const open = new Set(match.play.stack.map(({ ask }) => ask?.id))
    const closed = this.#held.filter(({ decision }) => !open.has(decision))
    this.#held = this.#held.filter(({ decision }) => open.has(decision))
    const known = closed.filter((one) => hasShown(one, line, before, match))
    this.#untilTheEnd.push(...closed.filter((one) => !known.includes(one)))
    return match.over ? [...known, ...this.#untilTheEnd.splice(0)] : known
  }
}

/** Whether the line that closed the question shows everybody that this seat has answered it. */
function hasShown({ seat, decision }: StandIn, line: LogEntry, before: Ask | null, match: Match<Shape>): boolean {
  if (before?.id !== decision) return false
  const question = match.game.question(before.question)
  if (question.seen === 'nothing') return false
  if (before.kind !== 'race' || line.seat === seat) return true
  const entry = matchEntry(line)
  if (entry === null || !('action' in entry)) return false
  const action = readAction(match.game.actions, entry.action)
  return typeof action === 'number' && !question.decisive(action)
}
