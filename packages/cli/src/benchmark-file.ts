import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from './files.ts'
import { DOCUMENT_BYTES } from './measure.ts'

const FILE = 'docs/benchmarks.md'

const HEAD = `# Benchmarks

Each table is one run of \`riposte bench --write\`, the newest last. A figure is the median of several runs after a warm-up.
The last column is the same figure in round trips of a fixed document of ${DOCUMENT_BYTES} bytes through JSON, measured in
the same run: a rate divided by round trips per second, a time divided by the time of one round trip. It is what
remains comparable between machines. Tables of load are one run of \`riposte load --write\` each.
`

/** Adds a table to the project's benchmarks. */
export function addBenchmark(table: string): void {
  const file = inProject(FILE)
  mkdirSync(dirname(file), { recursive: true })
  const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : HEAD.trimEnd()
  writeFileSync(file, `${before}\n\n${table}`)
  process.stderr.write(`written to ${FILE}\n`)
}
