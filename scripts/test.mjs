// npm test [-- --quick] [-- --shuffle[=seed]] [-- filter …]: every check, then every test. npm run test:long adds --long.
// The last line of stdout is "N passed, N failed".

import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'coverage', 'test-results.json')
const { values: flags, positionals: filter } = parseArgs({
  options: { quick: { type: 'boolean' }, long: { type: 'boolean' }, shuffle: { type: 'string' } },
  allowPositionals: true,
  // A seed need not be given.
  args: process.argv.slice(2).map((arg) => (arg === '--shuffle' ? `--shuffle=${Date.now() % 1_000_000}` : arg)),
})
const { quick = false, long = false, shuffle } = flags

/** @type {[name: string, command: string][]} */
const checks = [
  ['format and lint', 'biome check --error-on-warnings .'],
  ['lint with types', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'],
  ['types', 'tsc'],
  ['types of the page', 'tsc -p packages/web'],
  ['arrows', 'node scripts/check-arrows.mjs'],
  ['purity', 'oxlint --config .oxlintrc.purity.json --deny-warnings packages'],
  ['dead code', 'knip --no-config-hints'],
  ['style sheets', 'node scripts/check-styles.mjs'],
  ['engines', 'node scripts/check-engines.mjs'],
  ['chance in tests', 'node scripts/check-tests.mjs'],
  ['page', 'node scripts/build.mjs'],
  ['command', 'node packages/cli/bin/riposte.mjs --help'],
  ['browser', 'node scripts/browser.mjs'],
]

/**
 * @param {string[]} command
 * @param {boolean} live shows the output as it comes instead of collecting it
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run([program, ...rest], live = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(program ?? '', rest, {
      cwd: root,
      env: {
        ...process.env,
        PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
        ...(browser === '' ? {} : { RIPOSTE_BROWSER: browser }),
        ...(long ? { RIPOSTE_LONG: '1' } : {}),
        ...(shuffle === undefined ? {} : { RIPOSTE_SHUFFLE: shuffle }),
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      },
      shell: process.platform === 'win32',
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

let passed = 0
let failed = 0
/** The Chromium that pages are tested in. */
let browser = ''

/**
 * @param {string} name
 * @param {string} command
 */
async function check(name, command) {
  const start = performance.now()
  const { ok, output } = await run(command.split(' '))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(5)} s`)
  if (ok && name === 'browser') browser = output.trim().split('\n').at(-1) ?? ''
  if (ok) passed++
  else {
    failed++
    console.log(output.trimEnd())
  }
}

const queue = [...checks]
async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) await check(...next)
}
await Promise.all([work(), work()])

if (shuffle !== undefined) console.log(`Shuffled with --shuffle=${shuffle}`)

// Yesterday's results must not stand in for a run that never reached its end.
rmSync(results, { force: true })
const { ok } = await run(
  ['vitest', 'run', '--reporter=default', '--reporter=json', ...(quick ? [] : ['--coverage']), ...filter],
  true,
)
let broken = 0
if (existsSync(results)) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'))
  passed += numPassedTests
  for (const file of testResults) {
    const wrong = file.assertionResults.filter((/** @type {{ status: string }} */ test) => test.status === 'failed')
    // A file that failed without a failed test could not even be loaded.
    broken += file.status === 'failed' ? Math.max(1, wrong.length) : 0
  }
}
// Errors outside any test, no tests found, or a crash: something failed even if no test did.
if (!ok && broken === 0) broken = 1
failed += broken
// Only a whole run, with coverage, says which rules the tests have come to.
if (!quick && filter.length === 0) await check('rules', 'node packages/cli/bin/riposte.mjs rules --missing')

console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
