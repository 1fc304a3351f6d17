import { existsSync, statSync } from 'node:fs'
import { describeFailure, runScenario } from '@riposte/testkit'
import { filesIn, SCENARIO_ENDINGS, scenarioIn, shortName } from '../files.ts'
import { BadInput } from '../input.ts'
import { green, print, red } from '../terminal.ts'

/** Plays scenario files, or all in a folder, and says which are not as they say. */
export function scenario(paths: readonly string[], flags: { json?: boolean }): void {
  const files = paths.flatMap((path) => {
    const found = existsSync(path) && statSync(path).isDirectory() ? filesIn(path, SCENARIO_ENDINGS) : [path]
    if (found.length === 0) throw new BadInput(`${path} holds no scenarios`)
    return found
  })
  if (files.length === 0) throw new BadInput('which scenario files?')
  const results = files.map((file) => {
    const { scenario: read, entry } = scenarioIn(file)
    return { file, title: read.title, failure: runScenario(entry.game, read) }
  })
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
