import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Place } from '../src/store/open.ts'

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
  const child = spawn(process.execPath, [join(inject('programs'), 'server.js')], {
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
