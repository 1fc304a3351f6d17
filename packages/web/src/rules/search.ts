import type { HowToPlay } from '../texts/en/how-to-play.ts'
import type { Rule, Rulebook } from './rulebook.ts'

export interface Found {
  /** Where it stands. */
  readonly anchor: string
  /** The rule's id; null for a part of How to play. */
  readonly id: string | null
  /** The headings it stands under. */
  readonly under: string
  /** The place in its wording that fits, cut to a line, in pieces: what was searched for and what stands around it. */
  readonly context: readonly { readonly text: string; readonly hit: boolean }[]
}

const AT_MOST = 40
/** Letters shown around the first hit. */
const BEFORE = 40
const LINE = 150

function folded(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'")
}

/** Words of a question that say nothing about what is looked for. */
const EMPTY_WORDS = new Set(
  'a an the i we you my me it its is are am do does did can may must to of in on at how what when where who why if'.split(
    ' ',
  ),
)
/** Whoever asks for the goal wants the explanation before the rules that mention it. */
const EXPLAINED = 1000

/** Nothing is left out of a question that consists of such words alone. */
function wordsOf(query: string): readonly string[] {
  const words = folded(query).replace(/[?!]/g, ' ').split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return telling.length === 0 ? words : telling
}

/**
 * Rules, and parts of How to play, in which every word occurs at the beginning of a word, or whose id begins so; the best
 * first.
 */
export function searchRules({ rules }: Rulebook, query: string, guide: HowToPlay | null = null): readonly Found[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found: { readonly found: Found; readonly worth: number }[] = []
  for (const { anchor, title, asked, paragraphs } of guide?.parts ?? []) {
    const text = paragraphs.join(' ')
    const heading = folded(`${title} ${asked}`)
    const explained = words.every((word) => begins(heading, word) >= 0) ? EXPLAINED : 0
    const worth = worthOf({ id: '', text, under: heading }, words)
    if (worth === 0) continue
    found.push({ found: { anchor, id: null, under: title, context: contextOf(text, words) }, worth: worth + explained })
  }
  for (const rule of rules.values()) {
    const { id, under, text } = rule
    const worth = worthOf(rule, words)
    if (worth > 0) found.push({ found: { anchor: id, id, under, context: contextOf(text, words) }, worth })
  }
  found.sort((a, b) => b.worth - a.worth)
  return found.slice(0, AT_MOST).map((entry) => entry.found)
}

/** 0 where it does not fit. An id counts most, then a heading, then a rule that says it early. */
function worthOf({ id, text, under }: Pick<Rule, 'id' | 'text' | 'under'>, words: readonly string[]): number {
  const name = folded(id)
  const number = name.replace(/^[a-z]+-/, '')
  const query = words.join('')
  if (name === query || number === query) return 10_000
  if (words.length === 1 && /\d/.test(query) && (name.startsWith(query) || number.startsWith(query))) return 5000
  const wording = folded(text)
  const heading = folded(under)
  let worth = 0
  for (const word of words) {
    const inHeading = begins(heading, word) >= 0
    const place = begins(wording, word)
    if (!inHeading && place < 0) return 0
    worth += (inHeading ? 300 : 0) + (place < 0 ? 0 : 100 + Math.max(0, 100 - place))
  }
  return worth
}

/** Where a word of the text begins with this, or -1. */
function begins(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return at
  }
  return -1
}

function contextOf(text: string, words: readonly string[]): Found['context'] {
  const wording = folded(text)
  const places = words.map((word) => begins(wording, word)).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const cut = text.length > from + LINE ? text.lastIndexOf(' ', from + LINE) : text.length
  const to = cut <= first ? Math.min(text.length, from + LINE) : cut
  const pieces: { text: string; hit: boolean }[] = []
  let at = from
  while (at < to) {
    const hits = words
      .map((word) => ({ word, place: at + begins(wording.slice(at, to), word) }))
      .filter(({ place }) => place >= at)
    const next = hits.sort((a, b) => a.place - b.place || b.word.length - a.word.length)[0]
    if (next === undefined) break
    if (next.place > at) pieces.push({ text: text.slice(at, next.place), hit: false })
    at = next.place + next.word.length
    pieces.push({ text: text.slice(next.place, at), hit: true })
  }
  if (at < to) pieces.push({ text: text.slice(at, to), hit: false })
  const open = from > 0 ? [{ text: '… ', hit: false }] : []
  return [...open, ...pieces, ...(to < text.length ? [{ text: ' …', hit: false }] : [])]
}
