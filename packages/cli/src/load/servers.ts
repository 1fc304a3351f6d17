import { type ChildProcess, fork } from 'node:child_process'

export interface Place {
  readonly file?: string
  readonly databaseUrl?: string
}

/** A server under load, in a process of its own. */
export interface LoadedServer {
  readonly url: string
  /** Tells it to stop and waits until it has. */
  stop(): Promise<void>
}

/** What a server reports of itself. */
export interface Usage {
  /** Seconds of processor time since it began. */
  readonly cpu: number
  readonly resident: number
}

/**
 * The flags of `npm start`. Most of what a move allocates is garbage before the next one; with more room it is seldom copied
 * first. What lasts for a round is collected less often, too.
 */
const SERVER_FLAGS = ['--max-semi-space-size=64', '--initial-old-space-size=256']

/**
 * @param workers of how many processes it is made
 * @param profile a folder for processor profiles
 */
export async function launch(
  { file, databaseUrl = '' }: Place,
  workers: number,
  profile: string | null,
): Promise<LoadedServer> {
  const child: ChildProcess = fork(
    process.argv[1],
    [
      'serve',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--workers',
      String(workers),
      ...(file === undefined ? [] : ['--db', file]),
    ],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, RIPOSTE_LIMITS: 'off', LOG_LEVEL: 'warn' },
      execArgv: [...SERVER_FLAGS, ...(profile === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profile])],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url))
    child.once('exit', () => reject(new Error('the server ended before it began')))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function usageOf({ url }: LoadedServer): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text()
  /** All processes together. */
  const sum = (line: RegExp) => [...text.matchAll(line)].reduce((all, [, value]) => all + Number(value), 0)
  return {
    cpu: sum(/^riposte_cpu_seconds(?:\{.*\})? (\S+)$/gm),
    resident: sum(/^riposte_memory_bytes\{kind="resident".*\} (\S+)$/gm),
  }
}

export async function post<T>(url: string, path: string, token: string | null, body: object): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
