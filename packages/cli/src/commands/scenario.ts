import { existsSync, statSync, writeFileSync } from 'node:fs'
import { casesOf, describeFailure, runScenario, scenarioTables, withTables } from '@riposte/testkit'
import { filesIn, readText, SCENARIO_ENDINGS, scenarioIn, shortName } from '../files.ts'
import { games } from '../games.ts'
import { BadInput } from '../input.ts'
import { green, print, red } from '../terminal.ts'

/** Plays scenario files, or all in a folder, and says which are not as they say. */
export function scenario(paths: readonly string[], flags: { json?: boolean; tables?: boolean }): void {
  if (flags.tables) {
    tables(paths)
    return
  }
  const files = paths.flatMap((path) => {
    const found = existsSync(path) && statSync(path).isDirectory() ? filesIn(path, SCENARIO_ENDINGS) : [path]
    if (found.length === 0) throw new BadInput(`${path} holds no scenarios`)
    return found
  })
  if (files.length === 0) throw new BadInput('which scenario files?')
  const results = readAll(files).flatMap(({ file, scenario: read, entry }) =>
    casesOf(read).map((one) => ({ file, title: one.title, failure: runScenario(entry.game, one) })),
  )
  const failed = results.filter(({ failure }) => failure !== null).length
  if (flags.json) {
    print(JSON.stringify({ passed: results.length - failed, failed, scenarios: results }))
  } else {
    for (const { file, title, failure } of results) {
      print(`${failure === null ? green('passed') : red('FAILED')}  ${title}  (${shortName(file)})`)
      if (failure !== null) print(describeFailure(failure).replace(/^/gm, '        '))
    }
    print(`${results.length - failed} passed, ${failed} failed`)
  }
  if (failed > 0) process.exitCode = 1
}

/** Every file is read before one is played, and whatever is wrong with any of them is said at once. */
function readAll(files: readonly string[]) {
  const problems: string[] = []
  const read = files.flatMap((file) => {
    try {
      return [{ file, ...scenarioIn(file) }]
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      problems.push(error.message)
      return []
    }
  })
  if (problems.length > 0) throw new BadInput(problems.join('\n'))
  return read
}

/** What can be named in a scenario, by game: printed, or written into the pages that hold the tables. */
function tables(pages: readonly string[]): void {
  const made = games.map(({ game }) => scenarioTables(game)).join('\n\n')
  if (pages.length === 0) print(made)
  for (const page of pages) {
    const text = withTables(readText(page), made)
    if (text === null) throw new BadInput(`${page} has no place for tables`)
    writeFileSync(page, text)
  }
}
