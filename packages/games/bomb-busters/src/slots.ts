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

/** The shelf of a module. Plain data only: it is copied, sent and saved with the rest of the state. */
export function shelf<P extends object = never, O extends object = never, H extends object = never>(
  module: string,
): Shelf<P, O, H> {
  return {
    pub: (of) => of.rules[module] as unknown as P,
    own: (of) => of.rules[module] as unknown as O,
    hidden: (of) => of.rules[module] as unknown as H,
    put(of, what) {
      of.rules[module] = what as unknown as Json
    },
    give(of, what) {
      of.rules[module] = what as unknown as Json
    },
    hide(of, what) {
      of.rules[module] = what as unknown as Json
    },
    inUse: (of) => Object.hasOwn(of.rules, module),
  }
}
