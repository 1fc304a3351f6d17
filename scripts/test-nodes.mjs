// npm run test:nodes [-- version …] [-- --project name …]: the tests that could depend on Node, with the oldest version we
// promise and with every line after it that is maintained. Each Node comes from the npm registry, into a folder that git
// does not see; everything else is the one installation in node_modules, whose native modules all speak Node-API.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const OLDEST = engines.node.replace('>=', '')
const VERSIONS = [OLDEST, '22', '24', '26']
/** What runs in a browser, or plays the same rules thousands of times, says nothing more about Node. */
const PROJECTS = ['rules', 'tables', 'commands']

const { values, positionals } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const versions = positionals.length > 0 ? positionals : VERSIONS
const projects = (values.project ?? PROJECTS).flatMap((name) => ['--project', name])

const platform = process.platform === 'win32' ? 'win' : process.platform
const name = `node-${platform}-${process.arch}`

/** @type {import('node:child_process').SpawnSyncOptions} */
const shown = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }

/**
 * Where the program is, once it is there.
 * @param {string} version
 */
function nodeOf(version) {
  const folder = join(root, 'node_modules', '.cache', 'nodes', version)
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`], shown)
  return existsSync(program) ? program : null
}

/**
 * @param {string} program
 * @param {string} version
 */
function testWith(program, version) {
  const results = join(root, 'coverage', `test-results-node-${version}.json`)
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...projects]
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
  const path = dirname(program) + delimiter + process.env.PATH
  const { status } = spawnSync(program, [...args, ...reporters], { ...shown, env: { ...process.env, PATH: path } })
  /** @type {{ numPassedTests: number, numFailedTests: number }} */
  const counted = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  return { ok: status === 0, passed: counted.numPassedTests, failed: counted.numFailedTests }
}

const rows = versions.map((version) => {
  const program = nodeOf(version)
  if (program === null) return { node: version, outcome: 'not to be had' }
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const { ok, passed, failed } = testWith(program, version)
  return { node: stdout.trim(), outcome: ok ? 'ok' : 'FAILED', passed, failed }
})
console.table(rows)
if (rows.some(({ outcome }) => outcome !== 'ok')) process.exitCode = 1
