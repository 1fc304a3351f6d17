import { type Card, cardFromText, NAMES, type Name, SIGNATURES } from '../names.ts'

/** An empty list. */
export const NONE = 'none'

/** Takes the marks off the end of an entry, last first. */
export function marked(entry: string, mark: RegExp): { text: string; marks: string[] } {
  const marks: string[] = []
  let text = entry
  for (let found = text.match(mark); found !== null; found = text.match(mark)) {
    marks.push(found[1])
    text = text.slice(0, found.index)
  }
  return { text, marks }
}

export function card(text: string): Card {
  return cardFromText(text) ?? fail(`there is no card "${text}"`)
}

export function cardNamed(text: string): Name {
  const name = NAMES.indexOf(text)
  return name < 0 ? fail(`there is no card "${text}"`) : name
}

export function signature(text: string): Name {
  const name = cardNamed(text)
  return SIGNATURES.includes(name) ? name : fail(`${text} is no signature card`)
}

export function entries(text: string): string[] {
  if (text === NONE) return []
  return text.split(',').map((entry) => entry.trim())
}

export function words(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '' && word !== NONE)
}

export function numbers(text: string, what: string, least: number, most: number): number[] {
  return words(text).map((word) => numberIn(word, what, least, most))
}

export function numberIn(text: string, what: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : -1
  return number < least || number > most ? fail(`"${text}" is not a ${what} from ${least} to ${most}`) : number
}

export function fail(message: string): never {
  throw new Error(`notation: ${message}`)
}
