/** A file of a rulebook: Markdown in which rules carry ids. */
export interface RulebookFile {
  readonly name: string
  readonly text: string
}

export interface Rule {
  readonly id: string
  /** Its wording, in Markdown. */
  readonly text: string
  /** The headings it stands under, outermost first. */
  readonly section: string
  /** Its place among all rules of the book, in the order of their numbers: IK-9.2 before IK-9.10. */
  readonly order: number
}

export interface Rulebook {
  readonly rules: ReadonlyMap<string, Rule>
  /** The numbers of its sections, as in `4` or `7.0`, and the ids of headings that only group rules. */
  readonly sections: ReadonlySet<string>
  /** What is wrong with the book itself. */
  readonly problems: readonly string[]
}

/** `R-4`, a ruling, has a single letter; no other id has. */
const ID = '(?:[A-Z]{2,3}-(?:[A-Z]{0,2}\\d+[a-z]?|[A-Z]{1,2})(?:\\.R?\\d+[a-z]?)*|R-\\d+)(?![\\w-])'
const ANY_ID = new RegExp(`(?<![\\w-])${ID}`, 'g')
const CELL_OF_ONE_ID = new RegExp(`^(?:\\*\\*)?(${ID})(?:\\*\\*)?$`)
const HEADING_WITH_ID = new RegExp(`^(${ID})(?!\\s+to\\s)\\s*(.*)$`)
/** `**BB-M07.1**, **BB-M08.1** text`: one wording for several ids. */
const BOLD_IDS = new RegExp(`^((?:\\*\\*${ID}\\*\\*(?:,\\s*)?)+)\\s*(.*)$`)
/** `**DU-1.1 Precedence.** text` */
const BOLD_ID_AND_TITLE = new RegExp(`^\\*\\*(${ID})\\s+(.*)$`)
/** `IK-5.1 text`. A line of running text that happens to begin with a reference goes on in lower case or with a stop. */
const PLAIN_ID = new RegExp(`^(${ID})\\s+(?![a-z(),.;])(.*)$`)

/** Several rules in one line: each begins where its id stands in bold. */
const NEXT_IN_LINE = new RegExp(`(?<!^\\s*\\d+\\. )(?<=[.;:)] )(?=\\*\\*${ID})`)
/** `What is said of it (**BB-EY.R1**).` */
const BOLD_ID_BEHIND = new RegExp(`\\(\\*\\*(${ID})\\*\\*\\)`)

/** The ids written out in a text. Ranges are not filled in. */
export function ruleIdsIn(text: string): string[] {
  return text.match(ANY_ID) ?? []
}

/** By their numbers, not letter by letter. */
export function compareRuleIds(a: string, b: string): number {
  const [left, right] = [tokens(a), tokens(b)]
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const [x, y] = [left[at], right[at]]
    if (x === y) continue
    if (typeof x === 'number' && typeof y === 'number') return x - y
    return String(x) < String(y) ? -1 : 1
  }
  return left.length - right.length
}

function tokens(id: string): (string | number)[] {
  return (id.match(/\d+|\D/g) ?? []).map((token) => (/\d/.test(token) ? Number(token) : token))
}

interface Found {
  readonly id: string
  readonly text: string
  readonly section: string
  readonly place: string
}

/**
 * Reads the rules out of a book of one or several files. A rule is defined by a paragraph, list item or heading that
 * begins with its id, by its id in bold inside a line, or by a row of a table whose first column is headed "id" or
 * "rule". A heading that has nothing of its own below it only groups rules. A row about a rule that is defined elsewhere
 * is read as a remark on it.
 */
export function parseRulebook(files: readonly RulebookFile[]): Rulebook {
  const worded: Found[] = []
  const rows: Found[] = []
  const sections = new Set<string>()
  for (const file of files) readFile(file, worded, rows, sections)

  const problems: string[] = []
  const found = new Map<string, Found[]>()
  for (const rule of worded) {
    const before = found.get(rule.id)
    if (before) problems.push(`${rule.id} is defined twice: ${before[0].place} and ${rule.place}`)
    else found.set(rule.id, [rule])
  }
  for (const row of rows) {
    const before = found.get(row.id)
    if (before) before.push(row)
    else found.set(row.id, [row])
  }
  const ids = [...found.keys()].sort(compareRuleIds)
  const rules = new Map<string, Rule>()
  for (const [order, id] of ids.entries()) {
    const parts = found.get(id) ?? []
    rules.set(id, { id, text: parts.map(({ text }) => text).join('\n'), section: parts[0].section, order })
  }
  return { rules, sections, problems }
}

function readFile({ name, text }: RulebookFile, worded: Found[], rows: Found[], sections: Set<string>): void {
  const headings: string[] = []
  const lines = text.split(/\r?\n/)
  let open: {
    ids: string[]
    place: string
    section: string
    isHeading: boolean
    title: string
    body: string[]
  } | null = null
  /** The column titles of the table being read, if its rows define rules. */
  let table: string[] | null = null
  let tableIds = new Set<string>()
  let inFence = false

  const section = () => headings.filter(Boolean).join(' › ')
  const close = () => {
    if (open === null) return
    const body = open.body.join('\n').trim()
    if (!open.isHeading || body !== '') {
      const wording = [open.title, body].filter(Boolean).join('\n')
      for (const id of open.ids) worded.push({ id, text: wording, section: open.section, place: open.place })
    }
    open = null
  }

  for (const [at, line] of lines.entries()) {
    const place = `${name}:${at + 1}`
    if (/^\s*(```|~~~)/.test(line)) inFence = !inFence
    if (inFence) {
      open?.body.push(line)
      continue
    }

    const cells = cellsOf(line)
    if (cells !== null) {
      const startsTable = cellsOf(lines[at - 1] ?? '') === null
      if (startsTable && /^(id|rule)$/i.test(cells[0])) {
        close()
        table = cells
        tableIds = new Set()
      } else if (table !== null) {
        const id = cells[0].match(CELL_OF_ONE_ID)?.[1]
        if (id === undefined) continue
        if (tableIds.has(id)) worded.push({ id, text: '', section: section(), place })
        tableIds.add(id)
        rows.push({ id, text: rowText(table, cells), section: section(), place })
      } else open?.body.push(line)
      continue
    }
    table = null

    const heading = line.match(/^(#{1,6})\s+(.*?)\s*#*$/)
    if (heading) {
      close()
      const level = heading[1].length
      headings.length = Math.max(0, level - 1)
      while (headings.length < level - 1) headings.push('')
      // The title of the file is no section.
      headings[level - 1] = level === 1 ? '' : heading[2]
      const parts = heading[2].split(' / ').map((part) => part.match(HEADING_WITH_ID))
      const ids = parts.flatMap((part) => (part ? [part[1]] : []))
      const number = heading[2].match(/^(\d+(?:\.\d+)*)[.\s]/)?.[1]
      for (const name of number === undefined ? ids : [number]) sections.add(name)
      if (parts[0] && ids.length > 0) {
        open = { ids, place, section: section(), isHeading: true, title: parts[0][2], body: [] }
      }
      continue
    }
    if (/^\s*(-{3,}|\*{3,}|_{3,})\s*$/.test(line)) {
      close()
      continue
    }
    for (const part of line.split(NEXT_IN_LINE)) {
      const defined = definition(part)
      if (defined !== null) {
        close()
        open = { ids: defined.ids, place, section: section(), isHeading: false, title: '', body: [defined.rest] }
      } else open?.body.push(part)
      const behind = part.match(BOLD_ID_BEHIND)?.[1]
      if (behind !== undefined) worded.push({ id: behind, text: part, section: section(), place })
    }
  }
  close()
}

function definition(line: string): { ids: string[]; rest: string } | null {
  const item = line.match(/^ {0,3}(?:[*-]|\d+\.)\s+(.*)$/)
  const text = item ? item[1] : line
  const several = text.match(BOLD_IDS)
  if (several) return { ids: ruleIdsIn(several[1]), rest: several[2] }
  const titled = text.match(BOLD_ID_AND_TITLE)
  if (titled) return { ids: [titled[1]], rest: `**${titled[2]}` }
  const plain = item ? null : text.match(PLAIN_ID)
  return plain ? { ids: [plain[1]], rest: plain[2] } : null
}

/** The cells of a table row, or null when the line is none. */
function cellsOf(line: string): string[] | null {
  const row = line.trim()
  if (!row.startsWith('|')) return null
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function rowText(titles: readonly string[], cells: readonly string[]): string {
  const rest = cells.slice(1)
  if (titles.length <= 2) return rest.join(' ')
  return rest
    .map((cell, at) => (cell === '' ? '' : `${titles[at + 1] ?? ''}: ${cell}`))
    .filter(Boolean)
    .join('\n')
}
