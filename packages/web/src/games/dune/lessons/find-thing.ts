import type { ActionJson } from '@riposte/kernel'

/** Things there is one of. `send` is the button that does what was chosen. */
const ALONE = ['auction', 'battle', 'phases', 'reveal', 'storm']
/** What the learner holds. Where there is no room for it, what opens it. */
const OWN = ['hand', 'leaders', 'shield', 'traitors']
/** Things of which a word says which: `answer:pass`, `more:forces`, `hand:shield`, `spice:old-gap`. */
const KINDS = ['answer', 'bid', 'circle', 'hand', 'leader', 'less', 'more', 'pick', 'spice']

/** Where the things are that lessons point at: a selector. `place:carthag` and `place:old-gap/9` are places on the map. */
export function findThing(thing: string): string {
  const [kind, which = null] = split(thing)
  // There is nothing to send before something is chosen.
  if (thing === 'send') return '[data-thing="send"]:not(:disabled)'
  if (kind === 'place' && which !== null) return findPlace(which)
  if (which === null && OWN.includes(kind)) return `[data-thing="${kind}"], [data-thing="yours"]`
  if (which === null ? ALONE.includes(kind) : KINDS.includes(kind)) return `[data-thing="${thing}"]`
  throw new Error(`lessons cannot point at ${thing}`)
}

/** Only where it matters, a territory of several sectors falls apart into them. */
function findPlace(place: string): string {
  const [territory] = place.split('/')
  const within = place === territory ? `[data-stop^="${territory}/"]` : `[data-stop="${place}"]`
  return `[data-stop="${territory}"], ${within}`
}

/** What lessons call the button of a whole answer: `answer:pass`, `answer:sendAdvisor:true`. */
export function answerThing({ type, ...fields }: ActionJson): string {
  const said = Object.values(fields).filter((value) => typeof value === 'string' || typeof value === 'boolean')
  return ['answer', type, ...said].join(':')
}

function split(thing: string): readonly [kind: string, which?: string] {
  const at = thing.indexOf(':')
  return at < 0 ? [thing] : [thing.slice(0, at), thing.slice(at + 1)]
}
