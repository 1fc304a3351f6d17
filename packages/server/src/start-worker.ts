import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A thread that runs this module. In a bundle it is JavaScript; from the sources, as tests run them, it is translated. */
export function startWorker(module: URL, options: WorkerOptions = {}): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options)
  return new Worker(translated(module), { ...options, eval: true })
}

/** By module: tests start the same one again and again. */
const translations = new Map<string, string>()

function translated(module: URL): string {
  let text = translations.get(module.href)
  if (text === undefined) {
    const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
    const { outputFiles } = buildSync({
      entryPoints: [fileURLToPath(module)],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      // It has a native part, which cannot be bundled.
      external: ['libsql'],
      // Text has no place of its own: what it requires would be looked for in the folder that this process is in.
      banner: { js: `require = require('node:module').createRequire(${JSON.stringify(module.href)});` },
      define: { 'import.meta.url': JSON.stringify(module.href) },
    })
    text = outputFiles[0].text
    translations.set(module.href, text)
  }
  return text
}
