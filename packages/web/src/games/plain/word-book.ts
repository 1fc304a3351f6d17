import type { ActionJson, EventJson, Json, SeenDecision } from '@riposte/kernel'
import type { Sight } from '../face.ts'

interface Wanted {
  questions: { question: string; about: Record<string, Json> }[]
  actions: { action: ActionJson; question: string }[]
  events: EventJson[]
}
interface Told {
  readonly questions: readonly string[]
  readonly actions: readonly string[]
  readonly events: readonly string[]
}

/** As many of each kind as are asked for at once. */
const MOST = { questions: 60, actions: 400, events: 400 } as const

/**
 * The words of a game that only the server knows. Whatever is seen without words is asked for once; until the answer is
 * there the page says it with data.
 */
export class WordBook {
  readonly #ask: (wanted: Wanted) => Promise<Told>
  readonly #texts = new Map<string, string>()
  readonly #asked = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #version = 0

  constructor(ask: (wanted: Wanted) => Promise<Told>) {
    this.#ask = ask
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Grows with every answer. */
  readonly version = (): number => this.#version

  question({ question = '', about = {} }: SeenDecision): string | null {
    return this.#texts.get(questionKey(question, about)) ?? null
  }

  action(action: ActionJson, question: string): string | null {
    return this.#texts.get(actionKey(action, question)) ?? null
  }

  event(event: EventJson): string | null {
    return this.#texts.get(eventKey(event)) ?? null
  }

  /** Asks for everything in sight that has no words yet. */
  readonly look = async (sight: Sight): Promise<void> => {
    const { seen, me, legal, standing, events } = sight
    const wanted: Wanted = { questions: [], actions: [], events: [] }
    const keys = { questions: [] as string[], actions: [] as string[], events: [] as string[] }
    let left = false
    const want = <K extends keyof Wanted>(kind: K, key: string, entry: Wanted[K][number]) => {
      if (this.#asked.has(key)) return
      if (keys[kind].length >= MOST[kind]) {
        left = true
        return
      }
      this.#asked.add(key)
      keys[kind].push(key)
      ;(wanted[kind] as Wanted[K][number][]).push(entry)
    }
    const mine = seen.decisions.find(({ seat, id }) => seat === me && id !== undefined)
    if (mine?.question !== undefined) {
      const { question, about = {} } = mine
      want('questions', questionKey(question, about), { question, about })
      for (const action of legal) want('actions', actionKey(action, question), { action, question })
    }
    for (const { standing: question, actions } of standing) {
      for (const action of actions) want('actions', actionKey(action, question), { action, question })
    }
    // What happened last is what one wants to read first.
    for (const event of events.toReversed()) want('events', eventKey(event), event)
    const all = [...keys.questions, ...keys.actions, ...keys.events]
    if (all.length === 0) return
    try {
      const told = await this.#ask(wanted)
      for (const kind of ['questions', 'actions', 'events'] as const) {
        keys[kind].forEach((key, at) => {
          this.#texts.set(key, told[kind][at])
        })
      }
    } catch {
      // The data is still there to read. What is looked at next is asked for again.
      for (const key of all) this.#asked.delete(key)
      return
    }
    this.#version++
    for (const listener of this.#listeners) listener()
    if (left) await this.look(sight)
  }
}

function questionKey(question: string, about: Readonly<Record<string, Json>>): string {
  return `q ${question} ${JSON.stringify(about)}`
}

function actionKey(action: ActionJson, question: string): string {
  return `a ${question} ${JSON.stringify(action)}`
}

const eventKeys = new WeakMap<EventJson, string>()

/** Written once for each event: a long match is looked through at every update. */
function eventKey(event: EventJson): string {
  const known = eventKeys.get(event) ?? `e ${JSON.stringify(event)}`
  eventKeys.set(event, known)
  return known
}
