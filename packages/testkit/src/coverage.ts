import { compareRuleIds, ruleIdsIn } from './rulebook.ts'

/** Coverage of one file in the form istanbul writes: where statements, functions and branches are, and how often each ran. */
export interface FileCoverage {
  readonly statementMap: Readonly<Record<string, Span>>
  readonly fnMap: Readonly<Record<string, { readonly decl: Span; readonly loc: Span }>>
  readonly branchMap: Readonly<Record<string, { readonly loc: Span; readonly locations: readonly Span[] }>>
  readonly s: Readonly<Record<string, number>>
  readonly f: Readonly<Record<string, number>>
  readonly b: Readonly<Record<string, readonly number[]>>
}

interface Span {
  /** The missing `else` of an `if` is an arm that stands nowhere. */
  readonly start: { readonly line?: number }
}

export interface SourceFile {
  readonly name: string
  readonly text: string
  /** Null: no test has loaded it. */
  readonly coverage: FileCoverage | null
}

/** A rule that is not for code to carry out, and why. */
export interface Exclusion {
  readonly id: string
  readonly reason: string
}

export interface TestTitle {
  readonly title: string
  readonly passed: boolean
}

/** Where a rule is cited beside code. */
export interface Place {
  /** `file:line` */
  readonly at: string
  /** Whether everything that starts on the line ran; null when nothing starts there. */
  readonly ran: boolean | null
}

export interface RuleStatus {
  readonly id: string
  readonly places: readonly Place[]
  readonly implemented: boolean
  readonly exercised: boolean
  readonly named: boolean
  readonly excluded: boolean
  readonly missing: boolean
}

export interface RuleCoverage {
  readonly game: string
  readonly total: number
  readonly implemented: number
  readonly exercised: number
  readonly named: number
  readonly excluded: number
  readonly missing: readonly string[]
}

export interface RuleReport {
  readonly coverage: RuleCoverage
  readonly rules: readonly RuleStatus[]
  /** Citations of rules that the book does not have. */
  readonly problems: readonly string[]
}

/** A rule id in a comment, and the line of code it stands beside; null when no code follows. */
export interface Citation {
  readonly id: string
  readonly line: number | null
}

/**
 * Which rules of a book are carried out and shown, measured by execution.
 *
 * - implemented: the id stands in a comment beside code
 * - exercised: everything that starts on those lines ran; where nothing starts there (a row of a table, a heading) the
 *   line proves nothing, so a passing test has to name the rule
 * - named: the title of a passing test contains the id
 * - missing: not excluded, not named, and not both implemented and exercised
 */
export function ruleCoverage(input: {
  readonly game: string
  readonly ids: Iterable<string>
  /** Sections may be cited too: they have no wording to carry out. */
  readonly sections?: ReadonlySet<string>
  readonly sources: readonly SourceFile[]
  readonly tests: readonly TestTitle[]
  readonly exclusions: readonly Exclusion[]
}): RuleReport {
  const ids = [...input.ids].sort(compareRuleIds)
  const known = new Set(ids)
  const prefixes = new Set(ids.map(prefix))
  const named = new Set(input.tests.flatMap(({ title, passed }) => (passed ? ruleIdsIn(title) : [])))
  const excluded = new Set(input.exclusions.map(({ id }) => id))

  const problems: string[] = []
  const places = new Map<string, Place[]>()
  for (const source of input.sources) {
    for (const { id, line } of citations(source.text)) {
      if (!known.has(id)) {
        const isSection = input.sections?.has(id) || input.sections?.has(id.slice(prefix(id).length + 1))
        if (prefixes.has(prefix(id)) && !isSection)
          problems.push(`${source.name} cites ${id}, which is not in the rulebook`)
        continue
      }
      if (line === null) continue
      const list = places.get(id) ?? []
      list.push({ at: `${source.name}:${line}`, ran: ranOn(source.coverage, line) })
      places.set(id, list)
    }
  }

  const rules = ids.map((id): RuleStatus => {
    const cited = places.get(id) ?? []
    const implemented = cited.length > 0
    const proofs = cited.filter(({ ran }) => ran !== null)
    const exercised = implemented && (proofs.length > 0 ? proofs.every(({ ran }) => ran) : named.has(id))
    return {
      id,
      places: cited,
      implemented,
      exercised,
      named: named.has(id),
      excluded: excluded.has(id),
      missing: !(excluded.has(id) || named.has(id) || exercised),
    }
  })
  const count = (is: (rule: RuleStatus) => boolean) => rules.filter(is).length
  return {
    coverage: {
      game: input.game,
      total: rules.length,
      implemented: count((rule) => rule.implemented),
      exercised: count((rule) => rule.exercised),
      named: count((rule) => rule.named),
      excluded: count((rule) => rule.excluded),
      missing: rules.filter((rule) => rule.missing).map((rule) => rule.id),
    },
    rules,
    problems,
  }
}

/** Reads the list of rules that code need not carry out. Every entry says why and names a rule that exists. */
export function readExclusions(
  json: unknown,
  known: (id: string) => boolean,
): { exclusions: Exclusion[]; problems: string[] } {
  const exclusions: Exclusion[] = []
  const problems: string[] = []
  if (!Array.isArray(json)) return { exclusions, problems: ['the exclusions are not a list'] }
  const seen = new Set<string>()
  for (const [at, entry] of (json as unknown[]).entries()) {
    const { id, reason } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
    if (typeof id !== 'string') problems.push(`exclusion ${at + 1} has no id`)
    else if (!known(id)) problems.push(`exclusion ${id}: there is no such rule`)
    else if (typeof reason !== 'string' || reason.trim() === '') problems.push(`exclusion ${id} gives no reason`)
    else if (seen.has(id)) problems.push(`exclusion ${id} stands there twice`)
    else {
      seen.add(id)
      exclusions.push({ id, reason })
    }
  }
  return { exclusions, problems }
}

/** Every rule id in a comment of a TypeScript source, with the line of code it stands beside. */
export function citations(source: string): Citation[] {
  const { comments, codeLines } = scan(source)
  const last = Math.max(0, ...codeLines)
  const found: Citation[] = []
  for (const { text, from, to } of comments) {
    const ids = ruleIdsIn(text)
    if (ids.length === 0) continue
    let line: number | null = from
    if (!codeLines.has(from)) {
      line = to
      while (!codeLines.has(line) && line <= last) line++
      if (line > last) line = null
    }
    for (const id of ids) found.push({ id, line })
  }
  return found
}

/** Whether everything that starts on this line ran; null when nothing starts there. */
function ranOn(coverage: FileCoverage | null, line: number): boolean | null {
  if (coverage === null) return false
  const counts: number[] = []
  for (const [key, span] of Object.entries(coverage.statementMap)) {
    if (span.start.line === line) counts.push(coverage.s[key] ?? 0)
  }
  for (const [key, { decl, loc }] of Object.entries(coverage.fnMap)) {
    if ((decl.start.line ?? loc.start.line) === line) counts.push(coverage.f[key] ?? 0)
  }
  for (const [key, { loc, locations }] of Object.entries(coverage.branchMap)) {
    locations.forEach((arm, at) => {
      if ((arm.start.line ?? loc.start.line) === line) counts.push(coverage.b[key]?.[at] ?? 0)
    })
  }
  return counts.length === 0 ? null : counts.every((count) => count > 0)
}

function prefix(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

interface Comment {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Parts a source into comments and lines that hold code. Strings, templates and regular expressions may look like comments. */
function scan(source: string): { comments: Comment[]; codeLines: Set<number> } {
  const comments: Comment[] = []
  const codeLines = new Set<number>()
  let line = 1
  let at = 0
  /** The last character of code, which tells a regular expression from a division. */
  let before = ''
  /** For each template that is open, how many braces are open inside its current `${`. */
  const templates: number[] = []

  const take = (count: number) => {
    for (let i = 0; i < count && at < source.length; i++, at++) if (source[at] === '\n') line++
  }
  const code = () => {
    codeLines.add(line)
    if (/\S/.test(source[at])) before = source[at]
    take(1)
  }
  const quoted = (end: string) => {
    code()
    while (at < source.length && source[at] !== end) {
      if (source[at] === '\\') code()
      if (end === '`' && source.startsWith('${', at)) {
        code()
        code()
        templates.push(0)
        return
      }
      code()
    }
    code()
  }
  const regularExpression = () => {
    code()
    let inClass = false
    while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
      if (source[at] === '[') inClass = true
      if (source[at] === ']') inClass = false
      if (source[at] === '\\') code()
      code()
    }
    code()
  }

  while (at < source.length) {
    const c = source[at]
    if (c === '\n' || c === ' ' || c === '\t' || c === '\r') take(1)
    else if (source.startsWith('//', at) || source.startsWith('/*', at)) {
      const isBlock = source[at + 1] === '*'
      const end = source.indexOf(isBlock ? '*/' : '\n', at + 2)
      const length = (end < 0 ? source.length : isBlock ? end + 2 : end) - at
      const from = line
      const text = source.slice(at, at + length)
      take(length)
      comments.push({ text, from, to: line })
    } else if (c === "'" || c === '"' || c === '`') quoted(c)
    else if (
      c === '/' &&
      (before === '' ||
        /[(,=:[!&|?{};+\-*%<>~^]/.test(before) ||
        /\breturn\s*$/.test(source.slice(Math.max(0, at - 10), at)))
    ) {
      regularExpression()
    } else if (c === '{' && templates.length > 0) {
      templates[templates.length - 1]++
      code()
    } else if (c === '}' && templates.length > 0) {
      const depth = templates[templates.length - 1]
      if (depth > 0) {
        templates[templates.length - 1]--
        code()
      } else {
        templates.pop()
        quoted('`')
      }
    } else code()
  }
  return { comments, codeLines }
}
