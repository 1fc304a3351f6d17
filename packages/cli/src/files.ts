import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MatchRecord } from '@riposte/kernel'
import { checkScenario, parseRulebook, type Rulebook, readRecord, readScenario, type Scenario } from '@riposte/testkit'
import { parse as parseYaml } from 'yaml'
import type { GameEntry } from './game-entry.ts'
import { games } from './games.ts'
import { BadInput, gameCalled } from './input.ts'

/** The project's own folder, which holds rulebooks, scenarios and recorded matches. */
const root: string = (() => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'packages', 'cli', 'package.json'))) return folder
    if (folder === dirname(folder)) throw new Error('the command is not in its project')
  }
})()

export const inProject = (path: string) => join(root, path)

/** Every file below a folder with one of these endings, in the order of their names. */
export function filesIn(folder: string, endings: readonly string[]): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.includes(extname(name)))
    .sort()
    .map((name) => join(folder, name))
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : 'it cannot be read'
    throw new BadInput(`${file}: ${reason}`)
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`${file}: not JSON`)
  }
}

export function shortName(file: string): string {
  const path = relative(process.cwd(), file)
  return path === '' || path.startsWith(`..${sep}..`) ? file : path
}

export const SCENARIO_ENDINGS = ['.json', '.yaml', '.yml']

/** The content of a file that people write by hand: JSON, or else YAML. */
export function readData(file: string): unknown {
  if (extname(file) === '.json') return readJson(file)
  const text = readText(file)
  try {
    return parseYaml(text)
  } catch (error) {
    throw new BadInput(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : 'not YAML'}`)
  }
}

/** A scenario in which everything has a name that its game knows. */
export function scenarioIn(file: string): { scenario: Scenario; entry: GameEntry } {
  const scenario = readScenario(readData(file))
  if (typeof scenario === 'string') throw new BadInput(`${shortName(file)}: ${scenario}`)
  const entry = gameCalled(scenario.game)
  const { rules, sections } = rulebookOf(entry)
  const problems = checkScenario(entry.game, scenario, new Set([...rules.keys(), ...sections]))
  if (problems.length > 0) throw new BadInput(problems.map((problem) => `${shortName(file)}: ${problem}`).join('\n'))
  return { scenario, entry }
}

export function recordIn(file: string): { log: MatchRecord; entry: GameEntry; json: unknown } {
  const json = readJson(file)
  const log = readRecord(json)
  if (typeof log === 'string') throw new BadInput(`${shortName(file)}: ${log}`)
  return { log, entry: gameCalled(log.game), json }
}

const books = new Map<GameEntry, Rulebook>()

/** A game's rulebook; empty when the project has none for it yet. */
export function rulebookOf(entry: GameEntry): Rulebook {
  let book = books.get(entry)
  if (book === undefined) {
    const path = inProject(entry.rulebook)
    const isFolder = existsSync(path) && statSync(path).isDirectory()
    const files = isFolder ? filesIn(path, ['.md']) : existsSync(path) ? [path] : []
    book = parseRulebook(files.map((file) => ({ name: basename(file), text: readText(file) })))
    books.set(entry, book)
  }
  return book
}

/** The wording of a rule of any game. */
export function ruleCalled(id: string): { id: string; text: string; section: string } | null {
  for (const entry of games) {
    const rule = rulebookOf(entry).rules.get(id)
    if (rule) return rule
  }
  return null
}
