import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Chance } from '../chance.ts'

declare const person: unique symbol

/** How the server remembers a person: by the hash of their token, which gives access to nothing. */
export type Person = string & { readonly [person]: true }

/** At least 128 bits. */
export const SECRET_BYTES = 18

/** A person together with the token that they sent. */
export interface Bearer {
  readonly person: Person
  readonly token: string
}

/**
 * The invitation to a host's table. It follows from the host's token, which is kept nowhere: so it can be told to the host
 * again at any time, and a stolen database still holds no invitation.
 */
export function invitationOf(token: string, table: string): string {
  return createHmac('sha256', token)
    .update(`invitation ${table}`)
    .digest()
    .subarray(0, SECRET_BYTES)
    .toString('base64url')
}

/** The hash of a secret, which is all that is stored of it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Tokens of guests: random, and signed so that a made-up one is turned away without looking anything up. */
export class Identity {
  readonly #key: string
  readonly #chance: Chance

  constructor(key: string, chance: Chance) {
    this.#key = key
    this.#chance = chance
  }

  #signature(id: string): string {
    return createHmac('sha256', this.#key).update(`guest ${id}`).digest('base64url')
  }

  /** The id of the table that follows this one. The same whoever asks, and nobody else can work it out. */
  tableAfter(table: string): string {
    return createHmac('sha256', this.#key).update(`after ${table}`).digest().subarray(0, 12).toString('base64url')
  }

  issue(): string {
    const id = this.#chance.draw('guest', SECRET_BYTES)
    return `${id}.${this.#signature(id)}`
  }

  /** Who brings this token; null when it was not issued here. */
  recognise(token: string): Person | null {
    const [id, signature, ...rest] = token.split('.')
    if (id === undefined || signature === undefined || rest.length > 0) return null
    const given = Buffer.from(signature)
    const right = Buffer.from(this.#signature(id))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return hashOf(token) as Person
  }
}
