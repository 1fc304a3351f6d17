import { canonical, type Field, type Game, kindText } from '@riposte/kernel'
import { namedValues } from './things.ts'

const BEGIN = '<!-- The tables are made by `riposte scenario --tables docs/scenarios.md`. -->'
const END = '<!-- The tables end here. -->'

/** A page with these tables in their place; null when it has no such place. */
export function withTables(page: string, tables: string): string | null {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) return null
  return `${page.slice(0, begin + BEGIN.length)}\n\n${tables}\n\n${page.slice(end)}`
}

/** What can be named in a scenario of this game, as Markdown: its questions, actions, events and the values of fields. */
export function scenarioTables(game: Game): string {
  const kinds = new Kinds(game)
  const questions = game.questions.map(({ name, rule, takes, about }) => [
    `\`${name}\``,
    takes.map((action) => `\`${action.name}\``).join(', '),
    kinds.list(Object.entries(about)),
    rule,
  ])
  const actions = game.actions.byType.map(({ name, fields }) => [`\`${name}\``, kinds.list(fields)])
  const events = Object.values(game.events).map(({ name, rule, fields }) => [
    `\`${name}\``,
    kinds.list(fields.map((part) => [part.isPrivate ? `${part.name}?` : part.name, part.field] as const)),
    rule,
  ])
  const options = Object.entries(game.options as Readonly<Record<string, { help: string; default: unknown }>>)
  return [
    `### ${game.name}`,
    table(
      ['option', 'meaning', 'default'],
      options.map(([name, { help, default: usual }]) => [`\`${name}\``, help, `\`${JSON.stringify(usual)}\``]),
    ),
    table(['question', 'answered by', 'about', 'rule'], questions),
    table(['action', 'fields'], actions),
    table(['event', 'fields', 'rule'], events),
    table(['kind of value', 'values'], kinds.rows()),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** The kinds of values in a game's tables. */
class Kinds {
  /** By kind, the different lists of names it stands for. */
  readonly #named = new Map<string, Map<string, readonly string[]>>()

  constructor(game: Game) {
    const fields = [
      ...game.questions.flatMap(({ about }) => Object.values(about)),
      ...game.actions.byType.flatMap((action) => action.fields.map(([, field]) => field)),
      ...Object.values(game.events).flatMap((event) => event.fields.map(({ field }) => field)),
    ]
    for (const field of fields) {
      const values = namedValues(field)
      if (values.length === 0) continue
      const kind = field.kind
      const lists = this.#named.get(kind) ?? new Map<string, readonly string[]>()
      this.#named.set(kind, lists.set(canonical(values), values))
    }
  }

  list(fields: readonly (readonly [name: string, field: Field])[]): string {
    return fields.map(([name, field]) => `\`${name}\`${this.#of(name, field)}`).join(', ')
  }

  /** A field that is called like its kind needs no more words; a short list of one meaning among several stands beside it. */
  #of(name: string, field: Field): string {
    const values = namedValues(field)
    const lists = this.#named.get(field.kind) ?? new Map<string, readonly string[]>()
    if (lists.size > 1 && values.length <= BESIDE_AT_MOST) return ` (${values.join(', ')})`
    const number = [...lists.keys()].indexOf(canonical(values))
    const kind = number > 0 ? kindText({ ...field, kind: `${field.kind} (${number + 1})` }) : kindText(field)
    return name.replace(/\?$/, '') === kind ? '' : ` (${kind})`
  }

  /** The values that do not stand beside a field. */
  rows(): string[][] {
    return [...this.#named].flatMap(([kind, lists]) =>
      [...lists.values()].flatMap((values, number) => {
        if (lists.size > 1 && values.length <= BESIDE_AT_MOST) return []
        const called = number > 0 ? `${kind} (${number + 1})` : kind
        return [[called, values.map((value) => `\`${value}\``).join(', ')]]
      }),
    )
  }
}

/** Where a kind has several meanings, so many values stand beside each field. */
const BESIDE_AT_MOST = 10
