import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A thread that runs this module. In a bundle it is JavaScript; from the sources, as tests run them, tsx reads it. */
export function startWorker(module: URL, options: WorkerOptions = {}): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options)
  const source = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(module.href)}) })`
  return new Worker(source, { ...options, eval: true })
}
