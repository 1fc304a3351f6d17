import type { EventJson } from '@riposte/kernel'
import { text } from '../text.ts'

/** A card that was hidden until a round was over. */
export interface Hidden {
  readonly seat: number
  readonly place: string
  readonly card: string
}

/** How a round went, as everybody was told. */
export interface Round {
  readonly round: number
  readonly winner: number
  readonly loser: number
  readonly reason: string
  /** Points gained, by seat. */
  readonly gained: ReadonlyMap<number, number>
  /** Seats whose King was flipped. */
  readonly flipped: ReadonlySet<number>
  readonly hidden: readonly Hidden[]
  /** Where in the record it ended. */
  readonly at: number
}

/** The rounds that are over. */
export function roundsOf(events: readonly EventJson[]): readonly Round[] {
  const rounds: Round[] = []
  let number = 0
  let flipped = new Set<number>()
  let gained = new Map<number, number>()
  let hidden: Hidden[] = []
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case 'roundStarted':
        number = Number(event.round)
        flipped = new Set()
        break
      case 'flipped':
        flipped.add(Number(event.seat))
        break
      case 'roundEnded':
        gained = new Map()
        hidden = []
        rounds.push({
          round: number === 0 ? rounds.length + 1 : number,
          winner: Number(event.winner),
          loser: Number(event.loser),
          reason: text(event.reason),
          gained,
          flipped,
          hidden,
          at,
        })
        break
      case 'scored':
        gained.set(Number(event.seat), Number(event.gained))
        break
      case 'reviewed':
        hidden.push({ seat: Number(event.seat), place: text(event.place), card: text(event.card) })
        break
      default:
    }
  }
  return rounds
}

/** What comes by itself after a round; anything else is the next round's first answer. */
const BY_ITSELF = new Set([
  'roundEnded',
  'scored',
  'reviewed',
  'nextRound',
  'roundStarted',
  'dealt',
  'standingAnswerSet',
])

/** The round that has just ended, as long as nobody has gone on. */
export function justEnded(events: readonly EventJson[]): Round | null {
  const last = roundsOf(events).at(-1)
  if (last === undefined) return null
  return events.slice(last.at).every(({ type }) => BY_ITSELF.has(type)) ? last : null
}
