import type { Hint } from '@riposte/protocol'

/** Of an answer that was tried less often nothing is said; and the first one has to be known well. */
const TRIED = 12
const KNOWN = 40
/** Nobody has to care about so little, of 100. */
const EVEN = 3
const CLEAR = 10
/** How far single lines lie apart, of 100, and how many standard errors chance is given. */
const SPREAD = 30
const SURE = 2

/** How sure a hint is of the first answer. */
export type Sureness = 'sure' | 'fairly' | 'even'

/**
 * The answers about which enough is known: the one to play, which was tried most, then the others by what they are worth;
 * none where not enough is known of the first. An only answer needs no figures.
 */
export function knownHints<H extends Hint>(hints: readonly H[]): readonly H[] {
  const [best, ...others] = hints
  if (best === undefined || others.length === 0) return hints
  if (best.tries < KNOWN) return []
  return [best, ...others.filter(({ tries }) => tries >= TRIED).toSorted((a, b) => b.worth - a.worth)]
}

/** Those that are as good as the first, which is one of them. */
export function alikeIn<H extends Hint>(hints: readonly H[]): readonly H[] {
  return hints.filter(({ worth }) => hints[0].worth - worth < EVEN)
}

/** @param hints about which enough is known */
export function surenessOf([best, next]: readonly Hint[]): Sureness {
  if (best === undefined || next === undefined) return 'sure'
  const ahead = best.worth - next.worth
  if (ahead < EVEN) return 'even'
  const error = SPREAD * Math.sqrt(1 / best.tries + 1 / next.tries)
  return ahead >= Math.max(CLEAR, SURE * error) ? 'sure' : 'fairly'
}
