import { createHash, randomBytes } from 'node:crypto'
import type { Store } from './store/store.ts'

/** The source of all randomness of a server: seeds and salts of deals, ids, tokens of guests, its token key. */
export interface Chance {
  /**
   * So many random bytes, as text that fits into a link or a token.
   * @param purpose what it is for. Where a seed was given, draws for one purpose do not depend on those for another.
   */
  draw(purpose: string, bytes: number): string
}

/** Cryptographic randomness. Every server uses it unless it was started with a seed. */
export const unguessable: Chance = {
  draw: (_purpose, bytes) => randomBytes(bytes).toString('base64url'),
}

/** A server that follows from its seed, for tests and examples: whoever knows the seed knows every card and every token. */
export class Seeded implements Chance {
  readonly #seed: string
  readonly #times = new Map<string, number>()

  constructor(seed: string) {
    this.#seed = seed
  }

  /** The first draw for a purpose, the second one and so on each follow from the seed alone, whatever is drawn between. */
  draw(purpose: string, bytes: number): string {
    const time = this.#times.get(purpose) ?? 0
    this.#times.set(purpose, time + 1)
    const drawn = createHash('sha512')
      .update(JSON.stringify([this.#seed, purpose, time]))
      .digest()
    if (bytes > drawn.length) throw new Error(`a seeded server draws ${drawn.length} bytes at most`)
    return drawn.subarray(0, bytes).toString('base64url')
  }
}

/** What signs tokens is kept in the store. A key that follows from a seed is never used by a server without that seed. */
export function tokenKey(store: Store, seed: string | null): Promise<string> {
  const [name, chance] = seed === null ? ['token key', unguessable] : [`token key ${seed}`, new Seeded(seed)]
  return store.secret(name, () => chance.draw('token key', 32))
}

/**
 * The chance of this process. One with a seed that is started again on the same store does not repeat its draws: its
 * starts are counted there, for each process.
 */
export async function chanceOf(store: Store, seed: string | null, worker: number): Promise<Chance> {
  if (seed === null) return unguessable
  for (let start = 0; ; start++) {
    const own = unguessable.draw('mark', 18)
    const name = JSON.stringify([seed, worker, start])
    if ((await store.secret(`start ${name}`, () => own)) === own) return new Seeded(name)
  }
}
