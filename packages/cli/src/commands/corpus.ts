import { basename } from 'node:path'
import { verifyCorpus } from '@riposte/testkit'
import { filesIn, inProject, recordIn } from '../files.ts'
import { BadInput, gameCalled } from '../input.ts'
import { green, print, red } from '../terminal.ts'

/** Replays the recorded matches of a game, or those in a folder. */
export function corpus(gameId: string | undefined, folder: string | undefined, flags: { json?: boolean }): void {
  const entry = gameCalled(gameId)
  const files = filesIn(folder ?? inProject(entry.corpus), ['.json'])
  if (files.length === 0) throw new BadInput(`${folder ?? entry.corpus} holds no recorded matches`)
  const problems = verifyCorpus(
    entry.game,
    files.map((file) => ({ name: basename(file), record: recordIn(file).log })),
  )
  if (flags.json) print(JSON.stringify({ matches: files.length, problems }))
  else {
    for (const { name, message } of problems) print(`${red('FAILED')}  ${name}: ${message}`)
    print(`${green(String(files.length - problems.length))} of ${files.length} recorded matches are in order`)
  }
  if (problems.length > 0) process.exitCode = 1
}
