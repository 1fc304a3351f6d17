import type { Json, Seat } from '@riposte/kernel'
import type { Sight } from '../face.ts'
import { isFacts, Outline } from './outline.tsx'
import { plainTexts } from './texts.ts'

/** Everything the view says about one seat: its place in every list that has one entry for each seat. */
export function Player({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }) {
  const facts = factsAbout(sight.seen.view as Json, seat, sight.names.length)
  if (Object.keys(facts).length === 0) return <p>{plainTexts.publicAbout}</p>
  return <Outline facts={facts} names={sight.names} />
}

function factsAbout(view: Json, seat: Seat, seats: number): Record<string, Json> {
  const facts: Record<string, Json> = {}
  if (!isFacts(view)) return facts
  for (const [name, value] of Object.entries(view)) {
    if (!Array.isArray(value) || value.length !== seats || name === 'hand') continue
    const entry = (value as readonly Json[])[seat]
    if (isFacts(entry)) Object.assign(facts, entry)
    else facts[name] = entry
  }
  return facts
}
