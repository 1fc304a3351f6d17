// Runs dependency-cruiser over the packages, and refuses to believe it when it has not seen them: without a parser for
// TypeScript it reports no violations among no modules.

import { existsSync, readdirSync } from 'node:fs'
import { cruise, format } from 'dependency-cruiser'
import { build } from 'esbuild'
import config from '../.dependency-cruiser.mjs'

const names = (/** @type {string} */ folder) => readdirSync(folder).map((name) => `${folder}/${name}`)
const web = 'packages/web'
const packages = [...names('packages'), ...names('packages/games')].filter(
  (folder) => folder !== web && existsSync(`${folder}/src`),
)
const folders = packages.flatMap((folder) => [`${folder}/src`, `${folder}/test`]).filter((folder) => existsSync(folder))

const { forbidden, options } = config
const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden: forbidden ?? [] } })
if (typeof output === 'string') throw new Error(output)

const unseen = packages.filter((folder) => !output.modules.some(({ source }) => source.startsWith(`${folder}/src/`)))
const report = await format(output, { outputType: 'err' })
console.log(typeof report.output === 'string' ? report.output.trim() : report.output)
if (unseen.length > 0) console.log(`No modules were seen in ${unseen.join(', ')}.`)

// The page: what it is bundled from is what it knows. The protocol, the games, the choice engine and the kernel; never a server or a bot.
const { metafile } = await build({
  entryPoints: [`${web}/src/main.tsx`],
  bundle: true,
  write: false,
  outdir: 'unused',
  metafile: true,
  format: 'esm',
  splitting: true,
  logLevel: 'error',
  loader: { '.css': 'empty', '.md': 'text', '.svg': 'text' },
  plugins: [
    { name: 'raw', setup: (bundle) => bundle.onResolve({ filter: /\?/ }, () => ({ path: 'raw', external: true })) },
  ],
})
const known = /^(node_modules|packages\/(web|kernel|words|choice|protocol|games\/[^/]+)\/src)\//
const foreign = Object.keys(metafile.inputs).filter((file) => !known.test(file))
console.log(`The page is made of ${Object.keys(metafile.inputs).length} modules.`)
if (foreign.length > 0) console.log(`It must not know ${foreign.join(', ')}.`)

// Inside the page: no game knows another, and what is for all games knows none of them.
const boards = readdirSync(`${web}/src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`packages/games/${entry.name}`))
  .map(({ name }) => name)
const inPage = (/** @type {string} */ file) =>
  file.startsWith(`${web}/src/`) ? file.slice(`${web}/src/`.length) : null
const gameOf = (/** @type {string} */ file) => boards.find((name) => file.includes(`/${name}`))
const isForAll = (/** @type {string} */ file) => /^(api|ui|style|texts|settings|games\/plain)\//.test(file)
const crossing = Object.entries(metafile.inputs).flatMap(([file, { imports }]) => {
  const from = inPage(file)
  return imports.flatMap(({ path }) => {
    const to = inPage(path)
    if (from === null || to === null || gameOf(to) === undefined) return []
    const crosses = isForAll(from) || (gameOf(from) !== undefined && gameOf(from) !== gameOf(to))
    return crosses ? [`${from} → ${to}`] : []
  })
})
if (crossing.length > 0) console.log(`Inside the page, these must not be:\n${crossing.join('\n')}`)
if (report.exitCode !== 0 || crossing.length > 0 || unseen.length > 0 || foreign.length > 0) process.exitCode = 1
