import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bearer, Person } from '../access/identity.ts'

/** Who asks over HTTP, and how. */
export interface Caller {
  readonly person: Person | null
  /** The same with the token; only where the route asks for one. */
  readonly bearer: Bearer
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
