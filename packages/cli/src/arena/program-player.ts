import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { farewell } from './farewell.ts'
import { Patience } from './patience.ts'
import type { Answer, Guest, Question } from './player.ts'

type Program = ChildProcessByStdio<Writable, Readable, null>

/**
 * A program of somebody's own, in any language: for every question it reads one line of JSON and writes one, the action
 * it takes. It plays one game, and ends when its input does.
 */
export class ProgramPlayer implements Guest {
  readonly #command: readonly string[]
  readonly #patience: Patience
  #program: Program | null = null
  #answered: (line: string) => void = () => {}
  /** Answers that came too late, or are still to come: the questions they were meant for are closed. */
  #late = 0
  #failed: (error: Error) => void = () => {}
  #ended: Error | null = null

  constructor(command: readonly string[], seconds: number) {
    this.#command = command
    this.#patience = new Patience(seconds)
  }

  async answer({ game, seat, seen, legal, more, events, refused }: Question): Promise<Answer> {
    const question = { game: game.id, seat, seen, legal, more, events, refused }
    this.#program ??= this.#start()
    const { stdin } = this.#program
    try {
      return await new Promise<Answer>((resolve, reject) => {
        if (this.#ended !== null) return reject(this.#ended)
        this.#failed = reject
        this.#answered = (line) => {
          this.#patience.answered()
          resolve({ action: readLine(line) })
        }
        this.#patience.start(() => {
          this.#late++
          resolve({ action: undefined })
        })
        stdin.write(`${JSON.stringify(question)}\n`)
      })
    } finally {
      this.#patience.end()
    }
  }

  async close(): Promise<void> {
    const program = this.#program
    if (program === null || this.#ended !== null) return
    program.stdin.end()
    await farewell(program, true)
  }

  #start(): Program {
    const [name, ...args] = this.#command
    // What it complains about is for whoever watches.
    const program = spawn(name, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    const end = (why: string) => {
      this.#ended ??= new Error(`${this.#command.join(' ')}: ${why}`)
      this.#failed(this.#ended)
    }
    createInterface(program.stdout).on('line', (line) => {
      if (this.#late > 0) this.#late--
      else this.#answered(line)
    })
    program.on('error', (error) => end(error.message))
    program.on('exit', (code) => end(`it ended with ${code}`))
    // It may end before it has read everything; its exit says so.
    program.stdin.on('error', () => {})
    return program
  }
}

/** What is no JSON is no action either; the rules refuse it as such. */
function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
