// Builds the page into packages/web/dist, unless that was built from the very files that are there now.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'packages', 'web')
const stamp = join(web, 'dist', '.built-from')

/** Everything the page is made of: its own files, and the sources of the packages it uses. */
const sources = [
  'package-lock.json',
  ...['packages/web', 'packages/kernel/src', 'packages/protocol/src', 'packages/games', 'docs/rules'].flatMap(files),
]

/** @param {string} folder */
function files(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](dist|test|node_modules|corpus|scenarios)[\\/]/.test(file))
    .map((file) => file.slice(root.length))
    .sort()
}

/**
 * Text is sent packed: the server hands out these copies to browsers that take them.
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const text = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  }
}

const hash = createHash('sha256')
for (const file of sources) hash.update(file).update(readFileSync(join(root, file)))
const wanted = hash.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const { build } = await import('vite')
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })
  compress(join(web, 'dist', 'assets'))
  writeFileSync(stamp, wanted)
}
