import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BadConfig } from './config.ts'

/** What arenas have written, as it lies there: /arena/<name> is the report of one, with the logs of all its games. */
export async function serveReports(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder)
  if (!existsSync(root)) throw new BadConfig(`RIPOSTE_ARENA: there is no folder ${root}`)
  await app.register(files, {
    root,
    prefix: '/arena/',
    // Links in a report are relative to its folder.
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    // The page may be served beside it, and has the same helpers.
    decorateReply: false,
  })
}
