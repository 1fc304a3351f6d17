import type { Json } from '@riposte/kernel'

/** A name or a number of an event or an answer, as it is written. */
export function text(json: Json | undefined): string {
  return typeof json === 'string' || typeof json === 'number' ? `${json}` : ''
}
