/** A mission's card in our own words. */
export interface Ticket {
  readonly title: string
  /** One or two short paragraphs. What stands between double stars is deadly, or close to it. */
  readonly text: readonly [string] | readonly [string, string]
}

/** A piece of a paragraph. */
export interface Phrase {
  readonly words: string
  readonly deadly: boolean
}

/** Takes a paragraph apart at its stars. */
export function phrases(paragraph: string): Phrase[] {
  return paragraph
    .split('**')
    .map((words, at) => ({ words, deadly: at % 2 === 1 }))
    .filter(({ words }) => words !== '')
}
