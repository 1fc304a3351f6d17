// Makes `npm start` and `npm test` work in a fresh clone: installs when the lockfile, the Node ABI or the platform is
// not the one that node_modules was installed for. Runs before anything is installed, so it uses Node alone.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules', '.riposte-install')
// Beside node_modules, because npm ci removes that folder.
const lock = join(root, '.install-lock')
const owner = join(lock, 'pid')

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
  .digest('hex')

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

function takeLock() {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
  writeFileSync(owner, String(process.pid))
  return true
}

/** Whether the process that took the lock died without giving it back. */
function lockAbandoned() {
  try {
    const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0
    // No number yet: its owner is between making the folder and signing it.
    if (!pid) return Date.now() - statSync(lock).mtimeMs > 10_000
    process.kill(pid, 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

function install() {
  const npm = process.env.npm_execpath ?? ''
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  // What npm says goes to stderr: stdout belongs to the command that was asked for.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const { status, error } = basename(npm).startsWith('npm')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  // Thrown, not process.exit(): the lock must be given back.
  if (error) throw error
  if (status !== 0) throw new Error(`npm ci failed with status ${status}`)
  writeFileSync(stamp, wanted)
}

while (!installed()) {
  if (takeLock()) {
    try {
      if (!installed()) install()
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  } else if (lockAbandoned()) {
    rmSync(lock, { recursive: true, force: true })
  } else {
    await sleep(200)
  }
}
