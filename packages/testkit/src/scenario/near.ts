/** The name that somebody probably meant; null when none is near. */
function nearest(name: string, names: Iterable<string>): string | null {
  let best: string | null = null
  // A third of the letters may be wrong.
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const known of names) {
    const apart = distance(name.toLowerCase(), known.toLowerCase())
    if (apart < least && known !== name) {
      least = apart
      best = known
    }
  }
  return best
}

/** `; did you mean …?`, or nothing. */
export function orDidYouMean(name: string, names: Iterable<string>): string {
  const meant = nearest(name, names)
  return meant === null ? '' : `; did you mean \`${meant}\`?`
}

/** How many letters have to be changed, added, left out or exchanged with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    before = above
    above = row
  }
  return above[b.length]
}
