import type { ActionJson } from '@riposte/kernel'
import { APICallError, generateText, type LanguageModel, type ModelMessage, RetryError, stepCountIs } from 'ai'
import { type Books, type Budget, Ledger, type Price, type Spent } from './ledger.ts'
import { NoAnswer } from './no-answer.ts'
import { type Prompt, promptFor } from './prompt.ts'
import { Attempt, toolsFor } from './tools.ts'
import type { Turn } from './turn.ts'

// The library writes its remarks about services to the console, past every log.
globalThis.AI_SDK_LOG_WARNINGS = false

export interface PlayerOptions {
  readonly model: LanguageModel
  /** Milliseconds for one decision. */
  readonly time: number
  /** So many answers may be refused in one decision before somebody else moves. */
  readonly tries: number
  /** Tokens of one reply. */
  readonly replyTokens: number
  readonly budget: Budget
  readonly price: Price | null
  /** Where it is kept what it has used up; without them that is forgotten with the process. */
  readonly books?: Books | null
}

/** Replies in one decision, questions about rules included. */
const STEPS = 10
const NOTES = 12
/** However often a service has failed, it is given so long again. */
const SHORTEST = 5000
const SEATS = 10_000

/** What a player remembers of a seat between two decisions. All of it is what that seat was told, or has noted itself. */
interface Memory {
  events: number
  said: number
  notes: string[]
  /** How long it took to answer the last time. */
  took: number
  /** Failures of the service one after the other. */
  failures: number
}

/**
 * A language model that plays. It is asked afresh at every decision, knows what its seat knows and nothing else, and
 * nothing it writes reaches anybody but the answer it gives: it has no voice at the table.
 */
export class ModelPlayer {
  readonly patience: number
  readonly #options: PlayerOptions
  readonly #ledger: Ledger
  readonly #memories = new Map<string, Memory>()

  constructor(options: PlayerOptions) {
    this.#options = options
    this.patience = options.time
    this.#ledger = new Ledger(options.budget, options.price, options.books)
  }

  /** What it has used up for a match. */
  spent(table: string): Spent {
    return this.#ledger.of(table)
  }

  /** Its answer; throws `NoAnswer` where it has none that could be taken. */
  async answer(turn: Turn, signal: AbortSignal): Promise<ActionJson> {
    const memory = this.#memoryOf(turn)
    if (turn.legal.length === 1 && !turn.more) {
      // Nothing to think about. But an answer that comes at once would tell everybody so.
      await pause(Math.min(memory.took, turn.left), signal)
      return turn.legal[0]
    }
    const { table } = turn
    await this.#ledger.open(table).catch(() => {
      throw new NoAnswer('error', 'what it has used up cannot be read')
    })
    const time = this.#timeFor(turn, memory)
    const began = performance.now()
    const limit = AbortSignal.timeout(time)
    try {
      const action = await this.#decide(turn, memory, AbortSignal.any([signal, limit]))
      memory.failures = 0
      memory.took = performance.now() - began
      return action
    } catch (error) {
      if (signal.aborted) throw error
      const failure = limit.aborted ? new NoAnswer('time', `no answer in ${time} milliseconds`) : failureOf(error)
      if (failure.reason === 'time' || failure.reason === 'error') memory.failures++
      throw failure
    } finally {
      this.#ledger.took(table, performance.now() - began)
    }
  }

  async #decide(turn: Turn, memory: Memory, signal: AbortSignal): Promise<ActionJson> {
    const [events, chat] = await Promise.all([turn.events(), turn.chat()])
    const prompt = promptFor(turn, {
      events: events.slice(memory.events),
      said: chat.filter(({ n }) => n > memory.said),
      notes: memory.notes,
    })
    const attempt = await this.#converse(turn, prompt, signal)
    this.#ledger.missed(turn.table, attempt.misses)
    if (attempt.action === null) throw new NoAnswer('illegal', `no allowed answer after ${attempt.misses} tries`)
    memory.events = events.length
    memory.said = chat.reduce((last, { n }) => Math.max(last, n), memory.said)
    if (attempt.note !== null) memory.notes = [...memory.notes, oneLine(attempt.note)].slice(-NOTES)
    return attempt.action
  }

  /** Asks until there is an answer, or there have been too many that were none. */
  async #converse(turn: Turn, prompt: Prompt, signal: AbortSignal): Promise<Attempt> {
    const { model, tries, replyTokens } = this.#options
    const { table } = turn
    const attempt = new Attempt()
    const messages: ModelMessage[] = [{ role: 'user', content: prompt.user }]
    const isOver = () => attempt.action !== null || attempt.misses >= tries
    for (let steps = 0; !isOver() && steps < STEPS; ) {
      const { response, steps: made } = await generateText({
        model,
        system: prompt.system,
        messages,
        tools: toolsFor(turn, prompt, attempt),
        stopWhen: [isOver, stepCountIs(STEPS - steps)],
        maxOutputTokens: Math.max(1, Math.min(replyTokens, this.#ledger.room(table))),
        abortSignal: signal,
        prepareStep: ({ messages: sent }) => {
          this.#ledger.check(table, tokensIn(prompt.system) + tokensIn(JSON.stringify(sent)))
          return {}
        },
        onStepFinish: ({ usage, text, toolCalls, request }) => {
          // A service that does not count is counted for.
          const sent = usage.inputTokens ?? tokensIn(JSON.stringify(request.body ?? prompt))
          const got = usage.outputTokens ?? tokensIn(text + JSON.stringify(toolCalls))
          this.#ledger.used(table, sent, got)
          if (toolCalls.length === 0 || toolCalls.some(({ invalid }) => invalid === true)) attempt.misses++
        },
      })
      steps += made.length
      messages.push(...response.messages, { role: 'user', content: 'Answer by calling the tool act.' })
    }
    return attempt
  }

  /** What was slow or broken before gets less time to be so again: people are waiting. */
  #timeFor({ table, left }: Turn, { failures }: Memory): number {
    const patient = Math.max(SHORTEST, this.#options.time / 2 ** failures)
    this.#ledger.check(table, 0)
    return Math.ceil(Math.max(1, Math.min(patient, this.#options.time, left, this.#ledger.timeLeft(table))))
  }

  #memoryOf({ table, seat }: Turn): Memory {
    const key = `${table} ${seat}`
    let memory = this.#memories.get(key)
    if (memory === undefined) {
      memory = { events: 0, said: 0, notes: [], took: 0, failures: 0 }
      this.#memories.set(key, memory)
      if (this.#memories.size > SEATS) this.#memories.delete([...this.#memories.keys()][0])
    }
    return memory
  }
}

/** Roughly: a token is three or four letters. */
function tokensIn(text: string): number {
  return Math.ceil(text.length / 3.5)
}

/** A note cannot look like anything but a line of its own. */
function oneLine(note: string): string {
  return JSON.stringify(note).replace(/[<>]/g, ' ')
}

/** Of an error only its kind and status: its text may quote what was sent, keys included. */
function failureOf(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error
  const last = RetryError.isInstance(error) ? error.lastError : error
  const status = APICallError.isInstance(last) ? ` ${last.statusCode ?? 'without an answer'}` : ''
  return new NoAnswer('error', `${last instanceof Error ? last.name : 'an error'}${status}`)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    const abort = () => {
      clearTimeout(timer)
      reject(new NoAnswer('time', 'nobody waits any more'))
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
