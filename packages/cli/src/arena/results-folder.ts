import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keyOf, type Played, type Result } from './task.ts'

/**
 * Everything an arena has played, in a folder: a line for every game in a file that is only ever added to, and the log of
 * the game beside it. Whatever happens to the process, what stands there stays, and the next run goes on from it.
 */
export class ResultsFolder {
  readonly folder: string
  readonly results: Result[] = []
  readonly #file: string
  readonly #known = new Set<string>()

  constructor(folder: string) {
    this.folder = folder
    this.#file = join(folder, 'results.jsonl')
    mkdirSync(folder, { recursive: true })
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : ''
    for (const line of text.split('\n')) {
      const result = readLine(line)
      if (result !== null) this.#note(result)
    }
    // The last line may have been cut off in the middle; what comes next must not be written to its end.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(this.#file, '\n')
  }

  /** The log first: a line without one would be a number that nobody can look into. False if it was there already. */
  add({ result, record }: Played): boolean {
    if (this.#known.has(keyOf(result))) return false
    const file = join(this.folder, replayOf(result))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, record)
    renameSync(`${file}.${process.pid}`, file)
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`)
    this.#note(result)
    return true
  }

  recordOf(result: Result): string {
    return readFileSync(join(this.folder, replayOf(result)), 'utf8')
  }

  #note(result: Result): void {
    if (this.#known.has(keyOf(result))) return
    this.#known.add(keyOf(result))
    this.results.push(result)
  }
}

/** Where the log of a game is, seen from the folder. */
export function replayOf(result: Pick<Result, 'series' | 'deal' | 'seating'>): string {
  return `replays/${keyOf(result)}.json`
}

function readLine(line: string): Result | null {
  try {
    return JSON.parse(line) as Result
  } catch {
    return null
  }
}
