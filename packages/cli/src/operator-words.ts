import { writeFileSync } from 'node:fs'
import { BadInput } from './input.ts'
import { print } from './terminal.ts'

/** A moment as people read it, the same on every machine. */
export const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** Lines whose columns stand below each other; the last column is as long as it is. */
export function aligned(rows: readonly (readonly string[])[], widths: readonly number[] = []): string[] {
  const wide = (at: number) => Math.max(widths[at] ?? 0, ...rows.map((row) => row[at]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((text, at) => (at === row.length - 1 ? text : text.padEnd(wide(at))))
      .join('  ')
      .trimEnd(),
  )
}

/**
 * The one id that a command is about. Ids may begin with a dash, which looks like an option: then it stands behind two
 * dashes of its own.
 */
export function oneId(
  kind: string,
  example: string,
  ids: readonly string[],
  flags: { readonly '--'?: readonly string[] },
) {
  const all = [...ids, ...(flags['--'] ?? [])]
  if (all.length !== 1)
    throw new BadInput(`which ${kind}? One id, as in ${example} (after -- if it begins with a dash)`)
  return all[0]
}

/** One of the things that a command can do. */
export function doing<T extends string>(command: string, known: readonly T[], word: string | undefined): T {
  const found = known.find((one) => one === word)
  if (found !== undefined) return found
  const list = known.join(', ')
  throw new BadInput(
    word === undefined ? `riposte ${command} what? ${list}` : `riposte ${command} cannot ${word}; it can ${list}`,
  )
}

/** Irreversible commands are said twice. */
export function sure(flags: { readonly yes?: unknown }, what: string): void {
  if (flags.yes !== true) throw new BadInput(`${what} cannot be undone; say --yes if you mean it`)
}

/** Writes what an operator exports into a file that only its owner may read, as with the database; else to stdout. */
export function writeOut(file: string | undefined, what: object): void {
  const text = JSON.stringify(what)
  if (file === undefined) print(text)
  else writeFileSync(file, `${text}\n`, { mode: 0o600 })
}
