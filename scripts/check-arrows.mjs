// Runs dependency-cruiser over the packages, and refuses to believe it when it has not seen them: without a parser for
// TypeScript it reports no violations among no modules.

import { existsSync, readdirSync } from 'node:fs'
import { cruise, format } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const names = (/** @type {string} */ folder) => readdirSync(folder).map((name) => `${folder}/${name}`)
const packages = [...names('packages'), ...names('packages/games')].filter((folder) => existsSync(`${folder}/src`))
const folders = packages.flatMap((folder) => [`${folder}/src`, `${folder}/test`]).filter((folder) => existsSync(folder))

const { forbidden, options } = config
const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden: forbidden ?? [] } })
if (typeof output === 'string') throw new Error(output)

const unseen = packages.filter((folder) => !output.modules.some(({ source }) => source.startsWith(`${folder}/src/`)))
const report = await format(output, { outputType: 'err' })
console.log(typeof report.output === 'string' ? report.output.trim() : report.output)
if (unseen.length > 0) console.log(`No modules were seen in ${unseen.join(', ')}.`)
if (report.exitCode !== 0 || unseen.length > 0) process.exitCode = 1
