import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'
import { SqliteDatabase } from './database.ts'
import type { Reply, Request } from './thread.ts'

// The thread in which a SQLite database is used, so that nothing else waits for the disk.

const post = (reply: Reply) => parentPort?.postMessage(reply)

async function answer(database: SqliteDatabase, request: Request): Promise<unknown> {
  if ('transact' in request) return database.transact(request.transact)
  if ('read' in request) return database.read(request.read)
  return database.close()
}

function failure(number: number, error: unknown): Reply {
  if (!(error instanceof Database.SqliteError)) {
    return { number, error, code: error instanceof Error && 'code' in error ? error.code : undefined }
  }
  // It does not inherit from Error, so its copy in the other thread would not even have a message.
  const { message, stack, code } = error
  return { number, error: Object.assign(new Error(message), { stack }), code }
}

try {
  const database = new SqliteDatabase((workerData as { readonly file: string }).file)
  post({ number: 0, answer: null })
  parentPort?.on('message', (request: Request) => {
    answer(database, request).then(
      (found) => post({ number: request.number, answer: found }),
      (error: unknown) => post(failure(request.number, error)),
    )
  })
} catch (error) {
  post(failure(0, error))
}
