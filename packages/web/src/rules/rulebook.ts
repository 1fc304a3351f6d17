import { lexer, type Token, type Tokens } from 'marked'

/** A piece of a section that stands on its own line: a paragraph, a list, a table. */
export interface Block {
  readonly token: Token
  /** The rule whose wording begins here. */
  readonly rule: string | null
}

/** A chapter, or a part of one: what stands under a heading. */
export interface Section {
  /** Where its address points: its id, `section-9` by its number, otherwise by its words. */
  readonly anchor: string
  /** Its own id, where it has one. */
  readonly rule: string | null
  readonly number: string | null
  readonly title: string
  /** 1 for a chapter, 2 for a part of one. */
  readonly level: 1 | 2
  readonly blocks: readonly Block[]
}

export interface Rule {
  readonly id: string
  /** Its wording without marks, for searching. */
  readonly text: string
  /** The headings it stands under. */
  readonly under: string
  readonly section: Section
}

export interface Rulebook {
  readonly sections: readonly Section[]
  readonly rules: ReadonlyMap<string, Rule>
}

/** `IK-9.30`, `BB-E00.R1`, `FR-8`, and rulings by their number alone: `R-13`. */
const ID = '(?:[A-Z]{2,3}-(?:[A-Z]{0,2}\\d+[a-z]?|[A-Z]{1,2})(?:\\.R?\\d+[a-z]?)*|R-\\d+)(?![\\w-])'
/** Every id in a running text, and every mention of a chapter. */
export const REFERENCE = new RegExp(`(?<![\\w-])${ID}|\\b[Ss]ection \\d+(?:\\.\\d+)?`, 'g')
const BEGINS_WITH_ID = new RegExp(`^(?:\\*\\*)?(${ID})`)
const ONLY_ID = new RegExp(`^(?:\\*\\*)?(${ID})(?:\\*\\*)?$`)
/** Chapters about how the book is kept true rather than about the game. */
const NOT_FOR_PLAYERS = /\bappendix\b|\bfor tests\b/i
/** A chapter that has an id itself: "Principles (IN-1)". */
const WITH_ID = new RegExp(`^(.*?) \\((${ID})\\)(.*)$`)
const NUMBERED = /^(\d+(?:\.\d+)*)\.?\s+(.*)$/

/**
 * Reads a rulebook in Markdown for people who want to play. What stands before the first chapter speaks about the book
 * itself and is left out, and so are the chapters that hold it against its tests.
 */
export function readRulebook(markdown: string): Rulebook {
  const sections: (Section & { blocks: Block[] })[] = []
  let hidden = true
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading
      if (heading.depth <= 2) hidden = heading.depth === 1 || NOT_FOR_PLAYERS.test(heading.text)
      if (!hidden) sections.push(sectionOf(heading))
    } else if (!hidden && token.type !== 'space' && token.type !== 'hr') {
      sections.at(-1)!.blocks.push({ token, rule: ruleOf(token) })
    }
  }
  return { sections, rules: rulesIn(sections) }
}

function sectionOf(heading: Tokens.Heading): Section & { blocks: Block[] } {
  const [, before, id = null, after] = WITH_ID.exec(heading.text) ?? []
  const text = id === null ? heading.text : `${before}${after}`
  const [, number = null, title = text] = NUMBERED.exec(text) ?? []
  const name = number ?? text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return { anchor: id ?? `section-${name}`, rule: id, number, title, level: heading.depth === 2 ? 1 : 2, blocks: [] }
}

function ruleOf(token: Token): string | null {
  return token.type === 'paragraph' ? (BEGINS_WITH_ID.exec((token as Tokens.Paragraph).text)?.[1] ?? null) : null
}

/** The id that a row of a table or an item of a list is about. */
export function rowRule(text: string): string | null {
  return ONLY_ID.exec(text.trim())?.[1] ?? null
}

export function itemRule(text: string): string | null {
  return BEGINS_WITH_ID.exec(text)?.[1] ?? null
}

function rulesIn(sections: readonly Section[]): Map<string, Rule> {
  const worded = new Map<string, Rule>()
  const rows = new Map<string, Rule>()
  let chapter = ''
  for (const section of sections) {
    if (section.level === 1) chapter = section.title
    const under = section.level === 1 || chapter === '' ? section.title : `${chapter}, ${section.title}`
    const note = (into: Map<string, Rule>, id: string, text: string) => {
      if (!into.has(id)) into.set(id, { id, text, under, section })
    }
    if (section.rule !== null) note(worded, section.rule, section.title)
    for (const [at, { token, rule }] of section.blocks.entries()) {
      if (rule !== null) note(worded, rule, wording(section.blocks, at, rule))
      if (token.type === 'table') readRows(token as Tokens.Table, (id, text) => note(rows, id, text))
      if (token.type === 'list') {
        for (const { text } of (token as Tokens.List).items) {
          const id = itemRule(text)
          if (id !== null) note(worded, id, plain(text).slice(id.length).trim())
        }
      }
    }
  }
  // A row about a rule that has a wording elsewhere is a remark on it.
  for (const [id, rule] of rows) if (!worded.has(id)) worded.set(id, rule)
  return worded
}

function readRows(table: Tokens.Table, note: (id: string, text: string) => void): void {
  for (const [first, ...rest] of table.rows) {
    const id = rowRule(first.text)
    if (id !== null) note(id, rest.map(({ text }) => plain(text)).join(' · '))
  }
}

/** A rule goes on until the next one begins. */
function wording(blocks: readonly Block[], at: number, id: string): string {
  const next = blocks.findIndex(({ rule }, place) => place > at && rule !== null)
  const mine = blocks.slice(at, next < 0 ? undefined : next)
  return plain(mine.map(({ token }) => token.raw).join(' '))
    .slice(id.length)
    .trim()
}

/** Markdown without its marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/\|?\s*:?-{3,}:?\s*\|?/g, ' ')
    .replace(/<br>/g, ' ')
    .replace(/[`*|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:)])/g, '$1')
    .trim()
}
