import { withNames } from '@riposte/imposter-kings'
import type { Seat } from '@riposte/kernel'

/** A sentence about seats with people in it; the reader is "you". */
export function say(sentence: string, names: readonly string[], reader: Seat | null): string {
  return withNames(sentence, names, reader ?? -1)
}
