import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Place } from '../src/store/open.ts'
import { databaseFile } from './party.ts'

/** What is started by itself, by the name it gets: the server, and the thread of its store. */
const PROGRAMS = {
  server: fileURLToPath(new URL('./child-server.ts', import.meta.url)),
  'store-worker': fileURLToPath(new URL('../src/store/sqlite/worker.ts', import.meta.url)),
}
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url))

let program: Promise<string> | null = null

/** One bundle for all servers of a test file, which takes it along when it is done: to translate the sources takes time. */
async function kept(): Promise<string> {
  if (program === null || !existsSync(await program)) program = bundle()
  return program
}

async function bundle(): Promise<string> {
  const folder = dirname(databaseFile())
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
  return join(folder, 'server.js')
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  /** The process numbers of its other processes, as it began. */
  readonly workers: readonly number[]
  readonly child: ChildProcess
  /** Resolves when it is gone, for whatever reason. */
  readonly ended: Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
}

export async function launch(place: Place, failpoint = '', workers = 1): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await kept()], {
    env: {
      ...process.env,
      RIPOSTE_TEST_PLACE: JSON.stringify(place),
      RIPOSTE_FAILPOINT: failpoint,
      RIPOSTE_TEST_WORKERS: String(workers),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const [url, ...others] = await new Promise<string[]>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim().split(' ')))
    child.once('exit', () => reject(new Error('the server ended before it began')))
  })
  return {
    url,
    workers: others.map(Number),
    child,
    ended,
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
