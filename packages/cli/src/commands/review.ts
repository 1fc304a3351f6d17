import { type Judge, playingOn, review as reviewOf, searching, type Verdict } from '@riposte/bots'
import type { ActionJson, Seat } from '@riposte/kernel'
import { nameFor, namesFor, speakerFor, textOf } from '@riposte/words'
import { recordIn } from '../files.ts'
import type { GameEntry } from '../game-entry.ts'
import { BadInput, single, wholeNumber } from '../input.ts'
import { bold, dim, print, progress, width, wrapped } from '../terminal.ts'

interface ReviewFlags {
  lines?: unknown
  seat?: unknown
  all?: boolean
  seed?: string
  json?: boolean
}

const LINES = 1000

/** Goes through a recorded match and says where something better could have been done. */
export function review(file: string, flags: ReviewFlags): void {
  const { log, entry } = recordIn(file)
  const judge = judgeOf(entry)
  if (judge === null) throw new BadInput(`nobody knows ${entry.game.name} well enough to review it`)
  const lines = flags.lines === undefined ? Math.ceil(LINES / judge.cost) : wholeNumber('lines', flags.lines, 1)
  const seat = flags.seat === undefined ? null : wholeNumber('seat', flags.seat, 0)
  if (seat !== null && seat >= log.seats) throw new BadInput(`--seat goes from 0 to ${log.seats - 1}`)
  const steps = reviewOf(entry.game, log, judge, { lines, seed: single('seed', flags.seed) ?? 'review' })
  const verdicts: Verdict[] = []
  let bar: ReturnType<typeof progress> | null = null
  let next = steps.next()
  for (; next.done !== true; next = steps.next()) {
    const { verdict, done, of } = next.value
    bar ??= progress(of)
    bar.done(done, 'decisions')
    if (seat === null || verdict.seat === seat) verdicts.push(verdict)
  }
  bar?.end()
  if (next.value !== null) throw new BadInput(`${file}: ${next.value.message}`)
  if (flags.json) {
    print(JSON.stringify({ game: log.game, lines, verdicts }))
    return
  }
  const shown = flags.all ? verdicts : verdicts.filter(({ isFar }) => isFar).sort((a, b) => lost(b) - lost(a))
  const scale =
    entry.reviewer === undefined
      ? 'Worth from 0, the worst end, to 100, the best; 50 is even.'
      : `Worth: of 100 lines, so many are won where ${entry.reviewer.name} plays on.`
  print(`${verdicts.length} decisions, ${lines} lines for each. ${scale}`)
  print()
  if (shown.length === 0) print('Nothing was far from the best.')
  else printTable(shown, entry)
}

/** A search where there is one that plays well, else a bot that plays on; null for a game that has neither. */
function judgeOf({ reviewer, judgement }: GameEntry): Judge | null {
  if (reviewer !== undefined) return playingOn(reviewer)
  return judgement === undefined ? null : searching(judgement)
}

const lost = ({ best, played }: Verdict) => best.worth - played.worth
const percent = (worth: number) => String(Math.round(worth * 100))

/** One line for each decision, and below it what it risked. */
function printTable(verdicts: readonly Verdict[], { game }: GameEntry): void {
  const names = namesFor(game.seats.max)
  const told = (seat: Seat, action: ActionJson, question: string) =>
    textOf(speakerFor(game, { names, reader: seat }).action(action, question))
  print(bold(` step  seat  lost  ${'played'.padEnd(34)}better`))
  for (const verdict of verdicts) {
    const { at, seat, question, played, best, feared } = verdict
    const answer = ({ action, worth }: Verdict['played']) => `${told(seat, action, question)} ${percent(worth)}`
    const loss = percent(lost(verdict))
    const better = lost(verdict) > 0 ? answer(best) : ''
    print(
      `${String(at).padStart(5)}${String(seat).padStart(6)}${loss.padStart(6)}  ${answer(played).padEnd(33)} ${better}`,
    )
    const line = feared.map(({ seat: by, action, question: asked }) => `${nameFor(by)}: ${told(by, action, asked)}`)
    if (line.length === 0) continue
    const text = wrapped(`feared: ${line.join(', ')} (${percent(feared[feared.length - 1].share)} %)`, width() - 19)
    for (const row of text.split('\n')) print(dim(`${' '.repeat(19)}${row}`))
  }
}
