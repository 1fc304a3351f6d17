import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs that tests start in processes of their own. */
    readonly programs: string
  }
}

/** What is started by itself, by the name it gets; the last is the thread of a store. */
const PROGRAMS = {
  server: fileURLToPath(new URL('./child-server.ts', import.meta.url)),
  'store-user': fileURLToPath(new URL('./store/child.ts', import.meta.url)),
  'store-worker': fileURLToPath(new URL('../src/store/sqlite/worker.ts', import.meta.url)),
}

const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'riposte-programs-'))

/** Bundles the programs once for all tests of a run: to translate the sources takes longer than most tests. */
export async function setup(project: TestProject): Promise<void> {
  symlinkSync(PACKAGES, join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  await build({
    entryPoints: PROGRAMS,
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages from npm stay outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@riposte/') ? undefined : { path, external: true },
          ),
      },
    ],
  })
  project.provide('programs', folder)
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}
