import { Speaker } from '@riposte/words'
import type { GameFace, Sight } from './face.ts'

/** What an observer knows, with somebody who says it. */
export function withSpeaker<V>(face: Pick<GameFace<V>, 'book' | 'self'>, sight: Omit<Sight<V>, 'speaker'>): Sight<V> {
  const { seen, names, me } = sight
  const self = me === null ? undefined : face.self?.(seen, me)
  const people = { names, reader: me, ...(self === undefined ? {} : { self }) }
  return { ...sight, speaker: new Speaker(face.book, people) }
}
