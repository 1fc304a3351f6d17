// Every package in the lockfile runs on the oldest Node that this project promises to run on.

import { readFileSync } from 'node:fs'
import semver from 'semver'

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const oldest = semver.minVersion(read('package.json').engines.node)
if (oldest === null) throw new Error('package.json does not say which Node it needs')

/** @type {Record<string, { version?: string, engines?: { node?: string } }>} */
const packages = read('package-lock.json').packages
const demanding = Object.entries(packages).filter(
  ([, { engines }]) => engines?.node !== undefined && !semver.satisfies(oldest, engines.node),
)
for (const [place, { version, engines }] of demanding) {
  console.log(`${place} ${version} needs Node ${engines?.node}; we promise ${oldest.version}.`)
}
if (demanding.length > 0) process.exitCode = 1
