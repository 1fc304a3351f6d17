import { parentPort, workerData } from 'node:worker_threads'
import { SqliteStore } from './sqlite.ts'
import { failed, ThreadDesk } from './thread-desk.ts'
import type { Answers, Asked } from './thread-messages.ts'

// A thread that keeps tables in a SQLite file, so that nobody else waits for the disk.

const post = (answers: Answers) => parentPort?.postMessage(answers)

try {
  const desk = new ThreadDesk(new SqliteStore((workerData as { readonly file: string }).file), post)
  parentPort?.on('message', (asked: Asked) => desk.take(asked))
} catch (error) {
  post([failed(0, error)])
}
