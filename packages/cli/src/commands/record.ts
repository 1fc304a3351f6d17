import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { playMatch } from '@riposte/bots'
import { isBlocked, Match, record as recordOf } from '@riposte/kernel'
import { BadInput, botNames, botsCalled, chosenOptions, gameCalled, seatCount, single } from '../input.ts'
import { botRandom, openSalt } from '../simulation.ts'
import { print } from '../terminal.ts'

interface RecordFlags {
  seats?: unknown
  bots?: unknown
  seed?: string
  option?: unknown
  from?: unknown
  out?: unknown
}

/** Lets bots play a match and writes its log down. */
export function record(gameId: string | undefined, flags: RecordFlags): void {
  const entry = gameCalled(gameId)
  const seats = seatCount(entry.game, flags.seats, entry.seats)
  const names = botNames(entry, flags.bots, seats)
  const seed = flags.seed ?? randomBytes(16).toString('hex')
  // A seed that somebody typed is no secret.
  const salt = flags.seed === undefined ? randomBytes(16).toString('hex') : openSalt(seed)
  const options = chosenOptions(entry.game, flags.option)
  const match = Match.start(entry.game, { seats, seed, options, from: single('from', flags.from) ?? null })
  if (isBlocked(match)) throw new BadInput(match.message)
  playMatch(match, botsCalled(entry, names), botRandom(seed))
  const log = `${JSON.stringify(recordOf(match, salt), null, 1)}\n`
  const file = single('out', flags.out)
  if (file === undefined) return void process.stdout.write(log)
  try {
    writeFileSync(file, log)
  } catch {
    throw new BadInput(`${file} cannot be written`)
  }
  print(`${match.entries.length} actions written to ${file}`)
}
