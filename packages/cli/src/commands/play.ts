import { randomBytes } from 'node:crypto'
import { isBlocked, Match, optionsSeated, replay } from '@riposte/kernel'
import { botCalled } from '../bot-called.ts'
import { recordIn } from '../files.ts'
import { BadInput, botNames, chosenOptions, gameCalled, seatCount, single, wholeNumber } from '../input.ts'
import { type Seating, Sitting } from '../sitting.ts'
import { ThinkingThreads } from '../thinking-threads.ts'

interface PlayFlags {
  seats?: unknown
  seat?: unknown
  bots?: unknown
  seed?: string
  option?: unknown
  resume?: unknown
  save?: unknown
  workers?: unknown
}

/** Play in the terminal, as one seat against bots. */
export async function play(gameId: string | undefined, flags: PlayFlags): Promise<void> {
  const { entry, match, seating, salt } = flags.resume === undefined ? dealt(gameId, flags) : resumed(gameId, flags)
  const workers = flags.workers === undefined ? 1 : wholeNumber('workers', flags.workers, 1)
  const threads = workers === 1 ? null : new ThinkingThreads(workers)
  try {
    await new Sitting(entry, match, seating, salt, single('save', flags.save), threads).run()
  } finally {
    await threads?.close()
  }
}

function dealt(gameId: string | undefined, flags: PlayFlags) {
  const entry = gameCalled(gameId)
  const seats = seatCount(entry.game, flags.seats, entry.seats)
  const you = yourSeat(flags.seat, 0, seats)
  const others = seats === 1 ? [] : botNames(entry, flags.bots, seats - 1)
  const seed = flags.seed ?? randomBytes(16).toString('hex')
  // Whoever plays at a terminal is the host, and nobody changes places.
  const before = Array.from({ length: seats }, (_, seat) => seat)
  const options = optionsSeated(entry.game, chosenOptions(entry.game, flags.option), { host: you, before })
  const match = Match.start(entry.game, { seats, seed, options })
  if (isBlocked(match)) throw new BadInput(match.message)
  const seating: Seating = { you, bots: [...others.slice(0, you), null, ...others.slice(you)] }
  return { entry, match, seating, salt: randomBytes(16).toString('hex') }
}

function resumed(gameId: string | undefined, flags: PlayFlags) {
  const file = single('resume', flags.resume) ?? ''
  const { log, entry, json } = recordIn(file)
  if (gameId !== undefined && gameId !== log.game) {
    throw new BadInput(`${file} is a match of ${log.game}, not of ${gameId}`)
  }
  const match = replay(entry.game, log)
  if (isBlocked(match)) throw new BadInput(`${file}: ${match.message}`)
  const saved = (json as { seating?: Partial<Seating> }).seating
  const you = yourSeat(flags.seat, saved?.you ?? 0, log.seats)
  const usual = botNames(entry, flags.bots, log.seats)
  const bots = usual.map((name, seat) => {
    if (seat === you) return null
    const before = flags.bots === undefined ? saved?.bots?.[seat] : null
    return before != null && botCalled(entry, before) !== undefined ? before : name
  })
  return { entry, match, seating: { you, bots }, salt: log.salt }
}

function yourSeat(value: unknown, usual: number, seats: number): number {
  const seat = value === undefined ? usual : wholeNumber('seat', value, 0)
  if (seat >= seats) throw new BadInput(`--seat is below ${seats}; seats are counted from 0`)
  return seat
}
