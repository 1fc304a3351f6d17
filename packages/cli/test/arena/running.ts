import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { command, file, type Ran } from '../command.ts'

const launcher = fileURLToPath(new URL('../../bin/riposte.mjs', import.meta.url))

/** An arena that runs, and can be disturbed. */
export interface Running {
  readonly child: ChildProcess
  /** Resolves when it has said this, on whichever output; rejects when it ends without. */
  said(what: RegExp): Promise<void>
  readonly ended: Promise<Ran>
}

/** Writes an arena file into a folder of its own. */
export function arenaFile(name: string, arena: object): string {
  const folder = file(name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'arena.json'), JSON.stringify({ name, ...arena }))
  return join(folder, 'arena.json')
}

/** Plays an arena in this process. */
export function playArena(
  arena: string,
  out: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return command(['arena', arena, '--out', out, ...flags], { RIPOSTE_SEED: 'arena', DATABASE_URL: '', ...env })
}

/** Starts an arena in a process of its own. */
export function startArena(arena: string, out: string, flags: readonly string[] = [], env: object = {}): Running {
  const child = spawn(process.execPath, [launcher, 'arena', arena, '--out', out, ...flags], {
    env: { ...process.env, NO_COLOR: '1', RIPOSTE_SEED: 'arena', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [stdout, stderr] = ['', '']
  let hear = () => {}
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ code, out: stdout, err: stderr })
      hear()
    })
  })
  child.stdout.on('data', (text: Buffer) => {
    stdout += text.toString()
    hear()
  })
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString()
    hear()
  })
  const said = (what: RegExp) =>
    new Promise<void>((resolve, reject) => {
      hear = () => {
        if (what.test(stdout + stderr)) resolve()
        else if (child.exitCode !== null) reject(new Error(`it ended without ${what}:\n${stdout}${stderr}`))
      }
      hear()
    })
  return { child, said, ended }
}
