import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Start } from './finding.ts'

/** Where a game can be loaded from by another process. */
export interface Source {
  /** The address of its module, as `import.meta.resolve` or `new URL` give it. */
  readonly module: string | URL
  /** The name it is exported by. */
  readonly name: string
}

const TESTKIT = new URL('./digest.ts', import.meta.url)

/** The digest of the same match, played in a process of its own. */
export function digestElsewhere(source: Source, start: Start): string {
  const program = `
    import { digestOfPlay } from ${path(TESTKIT)}
    import { ${source.name} as game } from ${path(source.module)}
    process.stdout.write(digestOfPlay(game, ${JSON.stringify(start)}))`
  return execFileSync(process.execPath, ['--input-type=module'], { input: bundled(program), encoding: 'utf8' })
}

/** One module of JavaScript: a process that translates hundreds of modules by itself takes far longer. */
function bundled(program: string): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  return outputFiles[0].text
}

function path(module: string | URL): string {
  return JSON.stringify(fileURLToPath(module))
}
