import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BadConfig } from '../config.ts'
import { ArenaIndex, INDEX_STYLE } from './arena-index.ts'

/**
 * What arenas have written, as it lies there: /arena/<name> is the report of one, with the logs of all its games, and
 * /arena/ is the list of them.
 */
export async function serveReports(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder)
  if (!existsSync(root)) throw new BadConfig(`RIPOSTE_ARENA: there is no folder ${root}`)
  const index = new ArenaIndex(root)
  app.get('/arena', async (_request, reply) => reply.redirect('/arena/'))
  app.get('/arena/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index.page()),
  )
  app.get('/arena/index.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(INDEX_STYLE),
  )
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
