import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

export const GAME = 'imposter-kings'

// Every test starts processes, and the machine may be busy with much else: the limit only ends what hangs.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const launcher = fileURLToPath(new URL('../bin/riposte.mjs', import.meta.url))

/** A folder of its own for what a test writes. */
const folder = mkdtempSync(join(tmpdir(), 'riposte-'))
export const file = (name: string) => join(folder, name)

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command. `input` is piped in; `until` is waited for before the process is interrupted. */
export function riposte(args: readonly string[], input = '', until?: RegExp): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: folder,
      // Nothing is left to chance in servers that it starts.
      env: { ...process.env, NO_COLOR: '1', RIPOSTE_SEED: 'command' },
    })
    let out = ''
    let err = ''
    let interrupted = false
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
      if (until?.test(out) && !interrupted) {
        interrupted = true
        child.kill('SIGINT')
      }
    })
    child.stderr.on('data', (text: Buffer) => {
      err += text.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    // The command may have ended, and closed its input, before everything was written.
    child.stdin.on('error', () => {})
    if (until === undefined) child.stdin.end(input)
    else child.stdin.write(input)
  })
}

/**
 * Runs the command in this process, which is much quicker; one at a time. It takes no input, starts no threads and prints
 * no help.
 */
export async function command(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  vi.stubEnv('NO_COLOR', '1')
  vi.stubEnv('RIPOSTE_SEED', 'command')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { run } = await import('../src/command-line.ts')
  const [place, exitCode] = [process.cwd(), process.exitCode]
  const said = { out: '', err: '' }
  const hear = (which: 'out' | 'err') => (text: string | Uint8Array) => {
    said[which] += text.toString()
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
  ]
  process.chdir(folder)
  process.exitCode = 0
  try {
    await run(args)
    return { code: Number(process.exitCode), ...said }
  } finally {
    process.exitCode = exitCode
    process.chdir(place)
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** Runs the command and reads what it prints as JSON. */
export async function json<T>(
  args: readonly string[],
  run: (args: readonly string[]) => Promise<Ran> = command,
): Promise<T> {
  const { code, out, err } = await run([...args, '--json'])
  if (code !== 0) throw new Error(`${args.join(' ')}: exit code ${code}\n${err}${out}`)
  return JSON.parse(out) as T
}
