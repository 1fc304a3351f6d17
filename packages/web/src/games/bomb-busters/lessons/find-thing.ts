/** Things that are marked as such: the learner's own row, the dial, what is cut, the tools. */
const MARKED = ['hand', 'dial', 'track', 'equipment']
/** And those of which a word says which: `seat:1`, `number:4`, `marker:red 7`, `card:Rewinder`, `key:4`, `verb:Solo cut`. */
const MARKED_KINDS = ['seat', 'number', 'marker', 'card', 'piece', 'key', 'verb', 'step', 'answer']

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Where the things are that lessons point at: a selector. A wire goes by its letter, and whose it is where it is not the
 * learner's: `wire:c`, `wire:c:1`. The learner sits at seat 0.
 */
export function findThing(thing: string): string {
  const [kind, which = null, seat = '0'] = thing.split(':')
  // There is nothing to send before something is chosen.
  if (thing === 'send') return '[data-thing="send"]:not(:disabled)'
  if (which === null && MARKED.includes(kind)) return `[data-thing="${kind}"]`
  if (which !== null && MARKED_KINDS.includes(kind)) return `[data-thing="${thing}"]`
  const place = which?.length === 1 ? LETTERS.indexOf(which) : -1
  if (kind === 'wire' && place >= 0) return `[data-wire="${seat} ${place}"]`
  throw new Error(`lessons cannot point at ${thing}`)
}
