/** Things that are marked as such, and those of which a word says which: `answer:pass`, `seat:1`, `name:Queen`. */
const MARKED = ['throne', 'court', 'hand', 'round-end']
const MARKED_KINDS = ['answer', 'seat', 'name', 'facet']
/** Cards with a place of their own: `king`, `successor:1`. Without a seat, the learner's. */
const PLACES = ['king', 'successor', 'dungeon', 'squire']
const HEAPS = ['accused', 'condemned', 'army']
/** Cards that lie among others: `hand:Elder`; in the Court, whatever their place is. */
const ROWS = ['hand', 'antechamber', 'army', 'exhausted', 'shown']

/**
 * Where the things are that lessons point at: a selector. Cards are found by what their motion goes by. The learner sits
 * at seat 0.
 */
export function findThing(thing: string): string {
  const [kind, which = null] = split(thing)
  // There is nothing to send before something is chosen.
  if (thing === 'send') return '[data-thing="send"]:not(:disabled)'
  if (which === null && MARKED.includes(kind)) return `[data-thing="${kind}"]`
  if (which !== null && MARKED_KINDS.includes(kind)) return `[data-thing="${thing}"]`
  if (PLACES.includes(kind)) return `[data-moves="${kind}:${which ?? 0}"]`
  if (which === null && HEAPS.includes(kind)) return `[data-moves="${kind}"]`
  if (which !== null && ROWS.includes(kind)) return `[data-moves="${kind}:0:${which}"]`
  if (which !== null && kind === 'court') return `[data-moves^="court:"][data-moves$=":${which}"]`
  throw new Error(`lessons cannot point at ${thing}`)
}

function split(thing: string): readonly [kind: string, which?: string] {
  const at = thing.indexOf(':')
  return at < 0 ? [thing] : [thing.slice(0, at), thing.slice(at + 1)]
}
