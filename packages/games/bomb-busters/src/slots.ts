import type { Json } from '@riposte/kernel'
import type { Hidden, Own, Pub } from './state.ts'

/** Where a module keeps what it lays out: for everybody, for one seat, or for nobody. Each module has its own shelf. */
export interface Shelf<P extends object = never, O extends object = never, H extends object = never> {
  pub(of: Pub): P
  own(of: Own): O
  hidden(of: Hidden): H
  put(of: Pub, what: P): void
  give(of: Own, what: O): void
  hide(of: Hidden, what: H): void
  /** Whether the module is part of this mission. */
  inUse(of: Pub): boolean
}

type Rules = { readonly rules: Record<string, Json> }

/** The shelf of a module. Plain data only: it is copied, sent and saved with the rest of the state. */
export function shelf<P extends object = never, O extends object = never, H extends object = never>(
  module: string,
): Shelf<P, O, H> {
  // What lies there was put there by the same module, so its type is known here and nowhere else.
  const taken = <T>({ rules }: Rules) => rules[module] as unknown as T
  const laid = ({ rules }: Rules, what: object) => {
    rules[module] = what as unknown as Json
  }
  return {
    pub: (of) => taken<P>(of),
    own: (of) => taken<O>(of),
    hidden: (of) => taken<H>(of),
    put: laid,
    give: laid,
    hide: laid,
    inUse: (of) => Object.hasOwn(of.rules, module),
  }
}
