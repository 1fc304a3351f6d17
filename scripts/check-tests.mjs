// Tests say the same every time: nothing in a test or its fixtures is left to chance or to the hour. A line that has to be
// is excused by a comment with the reason, on that line or on the one above: `// excused: it measures`.
//
//   node scripts/check-tests.mjs            what is wrong
//   node scripts/check-tests.mjs --excused  and what is excused

import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What no line may hold. @type {[pattern: RegExp, why: string][]} */
const LINES = [
  [/\bMath\.random\b/, 'chance: draw from seeded(…)'],
  [/\b(randomUUID|randomBytes|randomInt|getRandomValues)\b/, 'chance: write the text down, or draw from seeded(…)'],
  [/\b(generateKeys|generateKeyPair|generateKeyPairSync|generateVAPIDKeys)\b/, 'chance: derive the keys from a name'],
  [/\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/, 'the hour: take a VirtualClock, or write the moment down'],
  [
    /\b(setTimeout|setInterval|waitForTimeout|sleep)\b|\bAtomics\.wait\(/,
    'a sleep: await what happens, or poll for it',
  ],
  [/\b(test|it|describe)(\.\w+)*\.(only|skip|todo|skipIf|runIf|fails)\b/, 'a test that does not always run'],
  [/\bseed: (null|undefined)\b/, 'chance: name a seed'],
]

/** What every call must hold, between its parentheses. @type {[call: RegExp, about: RegExp, holds: RegExp, why: string][]} */
const CALLS = [
  [/\bfc\.(assert|check|sample)\(/, /./, /\bseed\b/, 'chance: give fast-check a seed'],
  [/\bstartServer\(/, /./, /\bconfig\b/, 'chance: a server takes a config with a seed'],
  [/\bconfigFrom\(/, /process\.env/, /RIPOSTE_SEED/, 'chance: a server takes a config with a seed'],
  [
    /\b(spawn|fork|StdioClientTransport)\(/,
    /\blauncher\b/,
    /RIPOSTE_SEED/,
    'chance: name RIPOSTE_SEED in its environment',
  ],
  [
    /\b(riposte|json)(<.*>)?\(/,
    /\['(play|record)'/,
    /--seed|--resume|\.\.\.flags/,
    'chance: give the command a --seed',
  ],
]

/** The beginning of a config of a server; its braces must name a seed. Games have defaults of their own. */
const CONFIG = /\.\.\.DEFAULTS,/g
const SERVER_DEFAULTS = /\bDEFAULTS\b[^;]*? from '[^']*(\/(config|index)\.ts|@riposte\/server)'/

const EXCUSE = /\/\/ excused: (.*\S)/

/** Files of tests and their fixtures. */
function testFiles() {
  return readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file.split(sep).includes('test') && !file.includes('node_modules'))
    .map((file) => join('packages', file))
    .sort()
}

/** The text without comments, line by line as it was. @param {string} text */
function withoutComments(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/ .*$/gm, '$1')
}

/**
 * From an opening parenthesis or brace to the one that closes it.
 * @param {string} text
 * @param {number} from
 */
function enclosed(text, from) {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if ('([{'.includes(text[at])) depth++
    if (')]}'.includes(text[at]) && --depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}

/**
 * The braces around this place.
 * @param {string} text
 * @param {number} place
 */
function around(text, place) {
  let depth = 0
  for (let at = place; at >= 0; at--) {
    if (text[at] === '}') depth++
    if (text[at] === '{' && depth-- === 0) return enclosed(text, at)
  }
  return ''
}

/** @param {string} text */
function* problemsIn(text) {
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    for (const [pattern, why] of LINES) if (pattern.test(line)) yield { line: at + 1, why }
  }
  const lineAt = (/** @type {number} */ place) => text.slice(0, place).split('\n').length
  for (const [call, about, holds, why] of CALLS) {
    for (const { index, 0: match } of text.matchAll(new RegExp(call, 'g'))) {
      const given = enclosed(text, index + match.length - 1)
      if (about.test(given) && !holds.test(given)) yield { line: lineAt(index), why }
    }
  }
  for (const { index } of SERVER_DEFAULTS.test(text) ? text.matchAll(CONFIG) : []) {
    if (!/\bseed:/.test(around(text, index))) {
      yield { line: lineAt(index), why: 'chance: a config of a server names a seed' }
    }
  }
}

let wrong = 0
let excused = 0
for (const file of testFiles()) {
  const text = readFileSync(join(root, file), 'utf8')
  const lines = text.split('\n')
  /** Lines that are excused, by the line of the excuse. @type {Map<number, { reason: string, used: boolean }>} */
  const excuses = new Map()
  for (const [at, line] of lines.entries()) {
    const reason = line.match(EXCUSE)?.[1]
    if (reason !== undefined) excuses.set(at + 1, { reason, used: false })
  }
  for (const { line, why } of problemsIn(withoutComments(text))) {
    const above = lines[line - 2]?.trimStart().startsWith('//') ? excuses.get(line - 1) : undefined
    const excuse = excuses.get(line) ?? above
    if (excuse === undefined) {
      wrong++
      console.log(`${file}:${line}: ${why}\n    ${lines[line - 1].trim()}`)
    } else {
      excuse.used = true
      excused++
      if (process.argv.includes('--excused')) console.log(`${file}:${line}: excused: ${excuse.reason}`)
    }
  }
  for (const [line, { used }] of excuses) {
    if (used) continue
    wrong++
    console.log(`${file}:${line}: there is nothing here to excuse`)
  }
}
if (wrong > 0) console.log(`${wrong} things in tests depend on chance or on the hour; ${excused} are excused.`)
process.exitCode = wrong > 0 ? 1 : 0
