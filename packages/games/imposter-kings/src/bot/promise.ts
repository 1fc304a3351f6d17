import { FOOL, INQUISITOR, JUDGE, type Name, SENTRY, SOLDIER } from '../names.ts'

/** What abilities reach for, as one player sees it. */
export interface Prospects {
  /** What the best card that lies face up in the Court is worth. */
  bestInCourt(): number
  /** How likely a card is named that an opponent holds. */
  bestGuess(): number
}

/** What the ability of a card promises. */
export function promiseOf(name: Name, prospects: Prospects): number {
  switch (name) {
    case FOOL:
      return prospects.bestInCourt() * 0.7
    case SOLDIER:
      return prospects.bestGuess() * 0.8
    case JUDGE:
      return prospects.bestGuess() * 0.9
    case INQUISITOR:
      return 0.4
    case SENTRY:
      return 0.3
    default:
      return 0
  }
}
