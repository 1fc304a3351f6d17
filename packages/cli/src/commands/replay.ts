import {
  type Entry,
  type GameEvent,
  isBlocked,
  type Match,
  type MatchRecord,
  type Observer,
  replay as replayOf,
  type Seat,
  type Shape,
  SPECTATOR,
  verify,
  writeEvent,
} from '@riposte/kernel'
import { nameFor, namesFor, type Speaker, speakerFor, textOf } from '@riposte/words'
import { recordIn } from '../files.ts'
import type { GameEntry } from '../game-entry.ts'
import { BadInput, single, wholeNumber } from '../input.ts'
import { readLines } from '../line-reader.ts'
import { bold, coloured, dim, green, isInteractive, pretty, print, width, wrapped } from '../terminal.ts'

interface ReplayFlags {
  step?: unknown
  seat?: unknown
  verify?: boolean
  json?: boolean
}

/** Whose eyes a replay is seen with; all: everybody's at once. */
type Eyes = Observer | 'all'

/** What one action did: step 0 is the set-up. */
interface ReplayStep {
  readonly step: number
  readonly entry: Entry | null
  readonly events: readonly GameEvent[]
}

export async function replay(file: string, flags: ReplayFlags): Promise<void> {
  const { log, entry } = recordIn(file)
  if (flags.verify) return verified(file, log, entry, flags.json === true)
  const steps = stepsOf(log, entry)
  const eyes = eyesOf(single('seat', flags.seat), log.seats)
  const at = flags.step === undefined ? undefined : wholeNumber('step', flags.step, 0)
  if (at !== undefined && at >= steps.length) throw new BadInput(`--step goes from 0 to ${steps.length - 1}`)
  if (flags.json) {
    const shown = at === undefined ? steps : [steps[at]]
    return print(JSON.stringify(shown.map((step) => jsonOf(step, log, entry, eyes, at !== undefined))))
  }
  if (at === undefined && isInteractive()) return stepping(log, entry, steps, eyes)
  if (at !== undefined) return showTable(steps[at], log, entry, eyes)
  for (const step of steps) showStep(step, entry, eyes)
  showEnd(log, entry)
}

function verified(file: string, log: MatchRecord, { game }: GameEntry, json: boolean): void {
  const wrong = verify(game, log)
  if (json) print(JSON.stringify({ ok: wrong === null, ...wrong }))
  else if (wrong === null)
    print(`${green('in order')}: ${log.entries.length} actions, the promised seed, the recorded end`)
  if (wrong === null) return
  if (!json) process.stderr.write(`riposte: ${file}: ${wrong.message}\n`)
  process.exitCode = 1
}

function eyesOf(seat: string | undefined, seats: number): Eyes {
  if (seat === undefined || seat === 'all') return 'all'
  if (seat === 'spectator') return SPECTATOR
  const number = Number(seat)
  if (!Number.isInteger(number) || number < 0 || number >= seats) {
    throw new BadInput(`--seat is 0 to ${seats - 1}, spectator or all, not ${JSON.stringify(seat)}`)
  }
  return number
}

function stepsOf(log: MatchRecord, { game }: GameEntry): ReplayStep[] {
  const steps: ReplayStep[] = []
  const start = replayOf(game, log, 0)
  if (isBlocked(start)) throw new BadInput(start.message)
  steps.push({ step: 0, entry: null, events: start.opening })
  for (const [at, entry] of log.entries.entries()) {
    const applied = start.redo(entry)
    if (applied.blocked !== null) throw new BadInput(`action ${at + 1} is not possible: ${applied.blocked.message}`)
    steps.push({ step: at + 1, entry, events: applied.events })
  }
  return steps
}

function matchAt(step: number, log: MatchRecord, entry: GameEntry): Match<Shape> {
  const match = replayOf(entry.game, log, step)
  if (isBlocked(match)) throw new BadInput(match.message)
  return match
}

function eventsSeen(events: readonly GameEvent[], eyes: Eyes) {
  return events.flatMap((event) => writeEvent(event, eyes) ?? [])
}

/** What was answered is for its seat and for those who see everything; the others see what came of it. */
function entrySeen(entry: Entry | null, eyes: Eyes): Entry | null {
  return entry !== null && (eyes === 'all' || eyes === entry.seat || isOpen(entry)) ? entry : null
}

/** What everybody at the table knows of. */
function isOpen(entry: Entry): boolean {
  return 'runOut' in entry || 'said' in entry
}

function done(entry: Entry) {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'seat' && name !== 'hash'))
}

/** A seat as the option --seat and the file count it, and who sits there. */
function seatText(seat: Seat): string {
  return `${nameFor(seat)} (seat ${seat})`
}

function told(entry: Entry, speaker: Speaker): string {
  if ('action' in entry) return `: ${textOf(speaker.action(entry.action, ''))}`
  if ('runOut' in entry) return ' has run out'
  if ('said' in entry) return ` says ${entry.said}`
  return 'timeout' in entry ? ' runs out of time' : ` takes action ${entry.back + 1} back`
}

function jsonOf(step: ReplayStep, log: MatchRecord, entry: GameEntry, eyes: Eyes, withView: boolean) {
  const seen = entrySeen(step.entry, eyes)
  const match = withView ? matchAt(step.step, log, entry) : null
  return {
    step: step.step,
    ...(step.entry && step.entry.seat >= 0 && { seat: step.entry.seat }),
    ...(seen && done(seen)),
    events: eventsSeen(step.events, eyes),
    ...(match && { seen: match.view(eyes === 'all' ? SPECTATOR : eyes) }),
    ...(match && eyes === 'all' && { everything: entry.game.reveal(match.play) }),
  }
}

function showStep(step: ReplayStep, { game }: GameEntry, eyes: Eyes): void {
  const seen = entrySeen(step.entry, eyes)
  const who =
    step.entry === null ? 'set-up' : 'runOut' in step.entry ? `clock ${step.entry.runOut}` : seatText(step.entry.seat)
  const speaker = speakerFor(game, { names: namesFor(game.seats.max), reader: null })
  const does = seen === null ? '' : told(seen, speaker)
  print(`${dim(String(step.step).padStart(4))}  ${bold(`${who}${does}`)}`)
  for (const event of eventsSeen(step.events, eyes)) print(wrapped(`      ${textOf(speaker.event(event))}`))
}

function showTable(step: ReplayStep, log: MatchRecord, entry: GameEntry, eyes: Eyes): void {
  showStep(step, entry, eyes)
  const match = matchAt(step.step, log, entry)
  const names = namesFor(log.seats)
  const speaker = speakerFor(entry.game, { names, reader: null })
  const seen = match.view(eyes === 'all' ? SPECTATOR : eyes)
  print()
  print(entry.draw?.(seen, names, width(), coloured) ?? pretty(seen.view))
  if (eyes === 'all') print(pretty(entry.game.reveal(match.play)))
  for (const { seat, question, about } of seen.decisions) {
    print(dim(`${seatText(seat)} decides${question ? `: ${textOf(speaker.question(question, about ?? {}))}` : ''}`))
  }
}

function showEnd(log: MatchRecord, entry: GameEntry): void {
  const outcome = matchAt(log.entries.length, log, entry).outcome()
  print(
    outcome
      ? bold(`won by ${outcome.winners.map(nameFor).join(' and ')}; scores ${outcome.scores.join(' : ')}`)
      : 'unfinished',
  )
}

async function stepping(log: MatchRecord, entry: GameEntry, steps: readonly ReplayStep[], from: Eyes): Promise<void> {
  const lines = readLines(() => process.exit(130))
  const last = steps.length - 1
  let eyes = from
  let at = 0
  for (;;) {
    showTable(steps[at], log, entry, eyes)
    const line = await lines.next(`${at}/${last} next, back, jump <n>, seat <s|spectator|all>, quit > `)
    const [word, value] = (line ?? 'quit').trim().toLowerCase().split(/\s+/)
    if (word === 'quit' || word === 'q') break
    if (word === '' || word === 'next' || word === 'n') at = Math.min(last, at + 1)
    else if (word === 'back' || word === 'b') at = Math.max(0, at - 1)
    else if (word === 'seat' || word === 's') {
      try {
        eyes = eyesOf(value, log.seats)
      } catch (error) {
        print(error instanceof Error ? error.message : String(error))
      }
    } else {
      const target = Number(word === 'jump' || word === 'j' ? value : word)
      if (Number.isInteger(target)) at = Math.max(0, Math.min(last, target))
    }
  }
  lines.close()
}
