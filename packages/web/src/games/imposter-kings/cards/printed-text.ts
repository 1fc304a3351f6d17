import { TEXT_PLACE } from './anatomy.ts'
import { cardWords } from './card-words.ts'
import { breakLines } from './letter-widths.ts'

const printed = new Map<string, readonly string[]>()

/** A card's short text in lines, broken once. */
export function printedText(name: string): readonly string[] {
  let lines = printed.get(name)
  if (lines === undefined) {
    lines = breakLines(cardWords(name) ?? '', 'text', TEXT_PLACE.size, TEXT_PLACE.width)
    printed.set(name, lines)
  }
  return lines
}
