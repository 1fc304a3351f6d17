/**
 * A shorter list that still fails. `enough` says how many of the first moves it took to fail, or null when the list does
 * not fail (or is no course of play at all). Moves are taken out in ever smaller runs, the way delta debugging does.
 */
export function shrink<M>(
  moves: readonly M[],
  enough: (moves: readonly M[]) => number | null,
  triesAtMost = 400,
): readonly M[] {
  let best = moves
  let tries = triesAtMost
  for (let run = Math.max(1, moves.length >> 1); run >= 1 && tries > 0; ) {
    let shorter = false
    // From the end: what came last is most likely to be needed least by the rest.
    for (let at = best.length - run; at >= 0 && tries > 0; at = Math.min(at, best.length) - run) {
      const without = [...best.slice(0, at), ...best.slice(at + run)]
      tries--
      const needed = enough(without)
      if (needed === null) continue
      best = without.slice(0, needed)
      shorter = true
    }
    if (!shorter || run > best.length) run = run === 1 ? 0 : Math.max(1, Math.min(run >> 1, best.length))
  }
  return best
}
