import { CARD_TEXTS, type CardText } from '@riposte/imposter-kings'

interface CardName {
  readonly name: string
  /** Whose Army it belongs to; null for a card of the deck. */
  readonly owner: number | null
}

/** `Elder of seat 0` is an Elder of that Army. */
export function readCardName(card: string): CardName {
  const [, name, owner] = card.match(/^(.*?)(?: of seat (\d+))?$/) ?? []
  return { name: name ?? card, owner: owner === undefined ? null : Number(owner) }
}

/** A card that this page does not know yet is still drawn: with its name and nothing else. */
export function printedOn(name: string): CardText {
  return CARD_TEXTS.get(name) ?? { name, value: 0, keywords: [], text: '' }
}

/** With the apostrophe of a printer. */
export function inPrint(text: string): string {
  return text.replaceAll("'", '’')
}
