import type { Json } from '@riposte/kernel'
import { letterOf, personOf, printOfText, printOfValue, type Spot, text } from '../names.ts'
import type { BombSight } from '../sight.ts'

/** A piece of a line: words, a wire by its slot, a value or a wire's print as a chip, or a mishap. */
export type Part =
  | string
  | { readonly spot: Spot }
  | { readonly value: Json }
  | { readonly wire: string }
  | { readonly bad: readonly Part[] }

type People = Pick<BombSight, 'names' | 'me'>

/** What a chip shows. */
export function chipOf(part: { readonly value: Json } | { readonly wire: string }) {
  return 'value' in part ? printOfValue(part.value) : printOfText(part.wire)
}

/** "Ilse e", "your e". */
function spotWords(sight: People, { seat, place }: Spot): string {
  return `${seat === sight.me ? 'your' : personOf(sight, seat)} ${letterOf(place)}`
}

/** The line for those who hear it. */
export function partsText(sight: People, parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('spot' in part) return spotWords(sight, part.spot)
      if ('bad' in part) return partsText(sight, part.bad)
      if ('value' in part) return part.value === 'YELLOW' ? 'yellow' : part.value === 'RED' ? 'red' : text(part.value)
      return part.wire
    })
    .join('')
}
