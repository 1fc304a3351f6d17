// Finds a Chromium for the tests, or gets one. Prints its path.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** @param {string} program */
const runs = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** @returns {Promise<string | null>} */
async function found() {
  const given = process.env.RIPOSTE_BROWSER
  if (given !== undefined && given !== '') return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  const programs = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC]
  const program = programs.find((file) => existsSync(file) && runs(file))
  if (program !== undefined) return program
  const { chromium } = await import('playwright-core')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

function install() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && runs('apt-get')) {
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const get = () => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options).status
    if (get() === 0) return
    spawnSync('apt-get', ['update'], options)
    if (get() === 0) return
  }
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
  })
}

let browser = await found()
if (browser === null) {
  install()
  browser = await found()
}
if (browser === null) throw new Error('There is no Chromium. Install one, or name it in RIPOSTE_BROWSER.')
console.log(browser)
