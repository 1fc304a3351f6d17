import { type Entry, type Game, type Observer, type Random, type Shape, SPECTATOR } from '@riposte/kernel'
import { tellDifferences } from './diff.ts'
import { type Start, tellLog, tellStart } from './finding.ts'
import { ALL_OTHERS, type Giveaway } from './pair.ts'
import { logOf, type Move } from './wander.ts'

/** Something an observer was told, or could find out, that it may not know; with the shortest way there that was found. */
export interface Leak extends Start, Giveaway {
  readonly observer: Observer
  readonly log: readonly Entry[]
  /** The other world was imagined after this many entries of the log; the rest was done in both. */
  readonly imaginedAfter: number
  /** The generator it was imagined with, to imagine it again; null where two deals were compared instead. */
  readonly imaginedWith: Random | null
}

/** A leak as it was met, in the numbers of the machine: the same numbers give the same leak again. */
export interface Sighting {
  readonly start: Start
  readonly observer: Observer
  readonly moves: readonly Move[]
  /** After how many moves the second world was imagined. */
  readonly cut: number
  /** The generator it was imagined with. */
  readonly imagined: Random
  readonly giveaway: Giveaway
}

/** Two leaks are the same when they show in the same place, whatever the seats and numbers. */
export function signature({ what, lines }: Giveaway): string {
  return `${what} ${(lines[0]?.path ?? '').replace(/\d+/g, 'n')}`
}

export function writeLeak<G extends Shape>(game: Game<G>, sighting: Sighting): Leak {
  const { start, observer, moves, cut, imagined, giveaway } = sighting
  return {
    ...start,
    ...giveaway,
    observer,
    log: logOf(
      game,
      start,
      moves.filter(({ seat }) => seat !== ALL_OTHERS),
    ),
    imaginedAfter: cut,
    imaginedWith: imagined,
  }
}

export function tellLeak(leak: Leak): string {
  const who = leak.observer === SPECTATOR ? 'a spectator' : `seat ${leak.observer}`
  return [
    `${leak.what}, as ${who} has it; the second world was imagined after ${leak.imaginedAfter} actions`,
    tellStart(leak),
    tellLog(leak.log),
    tellDifferences(leak.lines),
  ].join('\n')
}
