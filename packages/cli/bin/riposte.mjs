#!/usr/bin/env node
// Bundles the command when its sources have changed since the last time, then runs the bundle. Never minified and no
// keepNames: a tool reads the text of flow steps, and both would change it.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const dist = join(home, 'dist')
const stamp = join(dist, 'built.json')
/** What is started by itself, by the name it gets: the command, and what runs in threads. */
const entries = {
  main: 'src/main.ts',
  worker: 'src/worker.ts',
  'search-worker': '../server/src/bots/search/worker.ts',
  'review-worker': '../server/src/review/worker.ts',
  'store-worker': '../server/src/store/sqlite/worker.ts',
}

const changedAt = (/** @type {string} */ file) => statSync(join(home, file)).mtimeMs

/** The folder of the last bundle, or null if something in it is out of date. */
function built() {
  try {
    /** @type {{ folder: string, entries: Record<string, string>, inputs: Record<string, number> }} */
    const last = JSON.parse(readFileSync(stamp, 'utf8'))
    const fresh =
      JSON.stringify(last.entries) === JSON.stringify(entries) &&
      existsSync(join(dist, last.folder)) &&
      Object.entries(last.inputs).every(([file, time]) => changedAt(file) === time)
    return fresh ? last.folder : null
  } catch {
    return null
  }
}

async function build() {
  const { build } = await import('esbuild')
  const start = Date.now()
  // A folder of its own, so that two commands started at once do not write into each other's bundle.
  const folder = `${start}-${process.pid}`
  const { metafile } = await build({
    absWorkingDir: home,
    entryPoints: entries,
    outdir: join(dist, folder),
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    logLevel: 'error',
    plugins: [{ name: 'packages from npm stay outside', setup: keepOutside }],
  })
  const inputs = Object.keys(metafile.inputs).concat('bin/riposte.mjs')
  // A file saved while the bundle was being made gets a time that it cannot have: the next run makes it again.
  const times = inputs.map((file) => [file, changedAt(file) < start ? changedAt(file) : 0])
  const draft = join(dist, `${folder}.json`)
  writeFileSync(draft, JSON.stringify({ folder, entries, inputs: Object.fromEntries(times) }))
  renameSync(draft, stamp)
  // Older bundles may still be running and about to start a worker; after a day they are not.
  for (const name of readdirSync(dist)) {
    if (Number.parseInt(name, 10) < start - 86_400_000) rmSync(join(dist, name), { recursive: true, force: true })
  }
  return folder
}

/** @param {import('esbuild').PluginBuild} bundle */
function keepOutside(bundle) {
  bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@riposte/') ? undefined : { path, external: true },
  )
}

mkdirSync(dist, { recursive: true })
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(dist, built() ?? (await build()), 'main.js')).href)
