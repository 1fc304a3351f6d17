import { REASON_FIELDS, type Reason } from '@riposte/bomb-busters'
import { asSentences, textOf } from '@riposte/words'
import type { BombSight } from '../sight.ts'

/** Why a wire is not something, as a sentence for the reader. */
export function reasonWords({ speaker }: BombSight, { message, about }: Reason): string {
  return textOf(asSentences(speaker.part(message, REASON_FIELDS, about)))
}
