import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  casesOf,
  type Exclusion,
  type FileCoverage,
  type RuleReport,
  readExclusions,
  ruleCoverage,
  runScenario,
  type TestTitle,
} from '@riposte/testkit'
import { filesIn, inProject, readJson, readText, rulebookOf, SCENARIO_ENDINGS, scenarioIn } from '../files.ts'
import type { GameEntry } from '../game-entry.ts'
import { games } from '../games.ts'
import { BadInput, gameCalled, single } from '../input.ts'
import { bold, dim, green, print, red, yellow } from '../terminal.ts'

const COVERAGE = 'coverage-final.json'
const RESULTS = 'test-results.json'
const EXCLUSIONS = 'docs/rules/exclusions.json'

/** Which rules of the rulebooks are carried out and shown. */
export function rules(
  gameId: string | undefined,
  flags: { json?: boolean; missing?: boolean; coverage?: unknown },
): void {
  const entries = gameId === undefined ? games : [gameCalled(gameId)]
  const folder = single('coverage', flags.coverage) ?? inProject('coverage')
  for (const file of [COVERAGE, RESULTS]) {
    if (!existsSync(join(folder, file))) throw new BadInput(`${file} is not there: npm test measures it`)
  }
  const { exclusions, problems } = excluded()
  const reports = entries.map((entry) => reportOn(entry, folder, exclusions))
  problems.push(
    ...entries.flatMap((entry) => rulebookOf(entry).problems),
    ...reports.flatMap((report) => report.problems),
  )

  if (flags.json) {
    const found = reports.map(({ coverage, problems: wrong }) => ({ ...coverage, problems: wrong }))
    print(JSON.stringify(found))
  } else for (const [at, report] of reports.entries()) show(entries[at], report, flags.missing === true)
  for (const problem of problems) process.stderr.write(`${red('problem')}: ${problem}\n`)
  const missing = reports.some(({ coverage }) => coverage.missing.length > 0)
  if (problems.length > 0 || (flags.missing && missing)) process.exitCode = 1
}

function excluded(): { exclusions: Exclusion[]; problems: string[] } {
  const file = inProject(EXCLUSIONS)
  if (!existsSync(file)) return { exclusions: [], problems: [] }
  return readExclusions(readJson(file), (id) => games.some((entry) => rulebookOf(entry).rules.has(id)))
}

function reportOn(entry: GameEntry, folder: string, exclusions: readonly Exclusion[]): RuleReport {
  const measured = readJson(join(folder, COVERAGE)) as Record<string, FileCoverage>
  const files = filesIn(inProject(`${entry.folder}/src`), ['.ts'])
  const measuredAt = statSync(join(folder, COVERAGE)).mtimeMs
  const newer = files.filter((file) => statSync(file).mtimeMs > measuredAt)
  if (newer.length > 0) {
    process.stderr.write(
      `${yellow('note')}: ${newer.length} sources are newer than the coverage; npm test measures again\n`,
    )
  }
  const { rules: book, sections } = rulebookOf(entry)
  return ruleCoverage({
    game: entry.game.id,
    ids: book.keys(),
    sections,
    sources: files.map((file) => ({
      name: file.slice(inProject(`${entry.folder}/src/`).length),
      text: readText(file),
      coverage: measured[file] ?? null,
    })),
    tests: [...testTitles(entry, join(folder, RESULTS)), ...scenarioTitles(entry)],
    exclusions: exclusions.filter(({ id }) => book.has(id)),
  })
}

interface TestResults {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** The tests of the game itself: what a toy of the kernel shows is not shown for the game. */
function testTitles({ folder }: GameEntry, results: string): TestTitle[] {
  const { testResults } = readJson(results) as TestResults
  return testResults
    .filter(({ name }) => name.startsWith(inProject(`${folder}/`)))
    .flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
    )
}

/** Every run of a scenario is a test of its own. */
function scenarioTitles({ game, scenarios }: GameEntry): TestTitle[] {
  return filesIn(inProject(scenarios), SCENARIO_ENDINGS)
    .flatMap((file) => casesOf(scenarioIn(file).scenario))
    .map((scenario) => ({ title: scenario.title, passed: runScenario(game, scenario) === null }))
}

function show(entry: GameEntry, { coverage, rules: list }: RuleReport, onlyMissing: boolean): void {
  const { total, implemented, exercised, named, excluded: left, missing } = coverage
  print(bold(entry.game.name))
  print(
    `${total} rules: ${implemented} beside code, ${exercised} exercised, ${named} named by a test, ${left} excluded`,
  )
  print(missing.length === 0 ? green('none missing') : red(`${missing.length} missing`))
  if (!onlyMissing) return
  const book = rulebookOf(entry).rules
  for (const { id, places } of list.filter((rule) => rule.missing)) {
    const idle = places.filter(({ ran }) => ran === false).map(({ at }) => at)
    const where = idle.length > 0 ? dim(` (did not run whole: ${idle.join(', ')})`) : ''
    print(`  ${id.padEnd(10)} ${(book.get(id)?.text.split('\n')[0] ?? '').slice(0, 90)}${where}`)
  }
}
