// What vitest measures coverage with: V8, but only in the workers of projects that say so (RIPOSTE_MEASURED), and without
// what a worker has told before. With all of it a run would take minutes longer and measure the same.

import v8 from '@vitest/coverage-v8'

/** @typedef {{ ranges: { count: number }[] }} FunctionCoverage */
/** @typedef {{ url: string, functions: FunctionCoverage[] }} ScriptCoverage */

const isMeasured = () => process.env.RIPOSTE_MEASURED === '1'

/** Modules whose functions are all known: each is told in full once. */
const told = new Set()

/** @param {ScriptCoverage} script */
function news(script) {
  if (!told.has(script.url)) {
    told.add(script.url)
    return [script]
  }
  const functions = script.functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0))
  return functions.length === 0 ? [] : [{ ...script, functions }]
}

/** @type {import('vitest/node').CoverageProviderModule} */
const measured = {
  ...v8,
  async startCoverage(options) {
    if (isMeasured()) await v8.startCoverage?.(options)
  },
  async takeCoverage(options) {
    if (!isMeasured()) return null
    const taken = /** @type {{ result: ScriptCoverage[] } | undefined} */ (await v8.takeCoverage?.(options))
    return { result: taken?.result.flatMap(news) ?? [] }
  },
  async stopCoverage(options) {
    if (isMeasured()) await v8.stopCoverage?.(options)
  },
}

export default measured
