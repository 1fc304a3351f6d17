import { Tinypool } from 'tinypool'

/** A pool of threads that run `worker.ts`. Whoever makes it closes it. */
export function workerPool(threads: number): Tinypool {
  return new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  })
}
