import { existsSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What the page needs, and nothing else: no inline scripts or styles, nothing from other sites. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HOST = /^[\w.:[\]-]+$/

/** The content security policy, for a page reached under this name: some browsers count no WebSocket as `'self'`. */
export function policyFor(host: string | undefined): string {
  const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : ''
  return `${POLICY}; connect-src 'self'${sockets}`
}

/** The addresses that belong to the server itself, and never to the page. */
const OURS = /^\/(api|socket|mcp|metrics|healthz|readyz|openapi\.json|protocol\.json)(?=$|[/?])/

/** Whether this request is for the page or one of its files. */
export function isForPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && !OURS.test(url)
}

/** Whether a browser navigates to an address of the page, rather than asking for a file that does not exist. */
function isVisit(request: FastifyRequest): boolean {
  return isForPage(request) && !basename(request.url.split('?', 1)[0]).includes('.')
}

/**
 * Serves the built page. What has a hash in its name never changes; everything else is asked for anew each time. Every
 * address that is nobody else's is the page's own: it finds its way by itself.
 */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no page in ${folder}`)
  const hashed = join(folder, 'assets') + sep
  await app.register(files, {
    root: folder,
    cacheControl: false,
    dotfiles: 'ignore',
    // What the build has compressed beside a file goes to whoever can read it.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** The page for whoever visits one of its addresses; false when this is no such visit. */
export function answerVisit(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isVisit(request)) return false
  reply.sendFile('index.html')
  return true
}
