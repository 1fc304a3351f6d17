import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bearer, Person } from '../access/identity.ts'

/** Who sends an HTTP request. */
export interface Caller {
  readonly person: Person | null
  /** The person with their token. Set only where the route requires a token. */
  readonly bearer: Bearer
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
