import { Tinypool } from 'tinypool'

/** Threads that do what `worker.ts` can be asked for. Whoever makes them ends them. */
export function workerPool(threads: number): Tinypool {
  return new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  })
}
