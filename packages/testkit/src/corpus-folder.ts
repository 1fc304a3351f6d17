import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { MatchRecord } from '@riposte/kernel'
import { type RecordedMatch, readRecord } from './corpus.ts'

const JSON_FILE = '.json'

/** The recorded matches of a folder, by name; one that cannot be read is a mistake. */
export function recordsIn(folder: URL): RecordedMatch[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(JSON_FILE))
    .map((file) => file.slice(0, -JSON_FILE.length))
    .sort()
    .map((name) => {
      const record = readRecord(JSON.parse(readFileSync(new URL(`${name}${JSON_FILE}`, folder), 'utf8')))
      if (typeof record === 'string') throw new Error(`${name}: ${record}`)
      return { name, record }
    })
}

/**
 * Records planned matches anew, or only those whose names begin like one of these. What is not planned any more is taken
 * away.
 */
export function remakeCorpus<P extends { readonly name: string }>(
  folder: URL,
  planned: readonly P[],
  make: (plan: P) => MatchRecord,
  only: readonly string[],
): void {
  for (const file of readdirSync(folder)) {
    if (file.endsWith(JSON_FILE) && !planned.some(({ name }) => `${name}${JSON_FILE}` === file)) {
      rmSync(new URL(file, folder))
    }
  }
  for (const plan of planned) {
    if (only.length > 0 && !only.some((name) => plan.name.startsWith(name))) continue
    const log = make(plan)
    writeFileSync(new URL(`${plan.name}${JSON_FILE}`, folder), written(log))
    console.log(`${plan.name}: ${log.entries.length} entries, seed ${log.seed}`)
  }
}

/** One entry per line: short, and a change is seen where it is. */
function written({ entries, final, ...heading }: MatchRecord): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`)
  const head = Object.entries(heading).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  return `{\n${head.join('')}  "entries": [\n${lines.join(',\n')}\n  ],\n  "final": ${JSON.stringify(final)}\n}\n`
}
