import { execFileSync } from 'node:child_process'
import type { Start } from './finding.ts'

/** Where a game can be loaded from by another process. */
export interface Source {
  /** The address of its module, as `import.meta.resolve` or `new URL` give it. */
  readonly module: string | URL
  /** The name it is exported by. */
  readonly name: string
}

const TESTKIT = new URL('./digest.ts', import.meta.url).href

/** The digest of the same match, played in a process of its own. */
export function digestElsewhere(source: Source, start: Start): string {
  const program = `
    const [{ digestOfPlay }, games] = await Promise.all([import(${quoted(TESTKIT)}), import(${quoted(source.module)})])
    process.stdout.write(digestOfPlay(games[${quoted(source.name)}], ${JSON.stringify(start)}))`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, { encoding: 'utf8' })
}

function quoted(text: string | URL): string {
  return JSON.stringify(String(text))
}
