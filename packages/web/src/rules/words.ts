import { REFERENCE } from './rulebook.ts'

/** A stretch of running text: plain, a rule or chapter that is mentioned, or the name of a thing. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly text: string; readonly anchor: string }
  | { readonly kind: 'thing'; readonly text: string; readonly name: string }

function straight(text: string): string {
  return text.replaceAll('’', "'")
}

/** Quotation marks and apostrophes as they are printed. */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s([–])"(?=\S)/g, (whole, before: string, at: number) =>
      // Where a text begins with a mark, what follows tells which of the two it is.
      before === '' && /^"([\s.,;:)]|$)/.test(text.slice(at)) ? whole : `${before}“`,
    )
    .replaceAll('"', '”')
    .replace(/(\w)'/g, '$1’')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
}

/** Cuts running text where it mentions rules of this book or names things of its game. */
export function pieceMaker(
  anchors: ReadonlySet<string>,
  things: readonly string[],
): (text: string) => readonly Piece[] {
  // Longest first: King's Hand is no King.
  const names = things.toSorted((a, b) => b.length - a.length).map(escaped)
  const thing = names.length === 0 ? '' : `|(?<![\\p{L}\\p{N}])(?:${names.join('|')})s?(?![\\p{L}\\p{N}])`
  const pattern = new RegExp(`${REFERENCE.source}${thing}`, 'gu')
  const called = new Map(things.map((name) => [straight(name), name]))
  return (text) => {
    const pieces: Piece[] = []
    let at = 0
    const plainTo = (end: number) => {
      if (end > at) pieces.push({ kind: 'text', text: text.slice(at, end) })
    }
    for (const match of text.matchAll(pattern)) {
      const [found] = match
      const name = called.get(straight(found)) ?? called.get(straight(found).replace(/s$/, ''))
      const anchor = name === undefined ? found.replace(/^[Ss]ection /, 'section-') : null
      if (anchor !== null && !anchors.has(anchor)) continue
      plainTo(match.index)
      pieces.push(
        anchor === null
          ? { kind: 'thing', text: found, name: name ?? found }
          : { kind: 'reference', text: found, anchor },
      )
      at = match.index + found.length
    }
    plainTo(text.length)
    return pieces
  }
}
