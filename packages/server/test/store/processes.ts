import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import type { Place } from '../../src/store/open.ts'

/** Another process with the same store. */
export class OtherProcess {
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  readonly said: string[] = []
  #wanted: { readonly lines: number; readonly resolve: () => void } | null = null
  #errors = ''

  constructor(place: Place, task: 'open' | 'append for ever' | 'race' | 'obey', name = '') {
    this.#child = spawn(
      process.execPath,
      [join(inject('programs'), 'store-user.js'), JSON.stringify(place), task, name],
      {
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    this.#child.stderr!.on('data', (text) => {
      this.#errors += String(text)
    })
    createInterface({ input: this.#child.stdout! }).on('line', (line) => {
      this.said.push(line)
      if (this.#wanted !== null && this.said.length >= this.#wanted.lines) this.#wanted.resolve()
    })
    this.#ended = once(this.#child, 'close')
  }

  /** Resolves when it has said that much. */
  async heard(lines: number): Promise<readonly string[]> {
    if (this.said.length < lines) {
      const enough = new Promise<void>((resolve) => {
        this.#wanted = { lines, resolve }
      })
      await Promise.race([enough, this.#ended])
      if (this.said.length < lines) throw new Error(`it ended after ${this.said.length} lines:\n${this.#errors}`)
    }
    return this.said
  }

  tell(line: string): void {
    this.#child.stdin!.write(`${line}\n`)
  }

  /** Resolves when it has come to its end, with all that it said. */
  async end(): Promise<readonly string[]> {
    this.#child.stdin!.end()
    await this.#ended
    if (this.#child.exitCode !== 0) throw new Error(`it failed:\n${this.#errors}`)
    return this.said
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<readonly string[]> {
    this.#child.kill('SIGKILL')
    await this.#ended
    return this.said
  }
}
