import type { PublicPlayer } from '../state.ts'

/** The stand that is meant: with one stand it need not be named. -1 where it cannot be told. */
export function standNamed({ stands }: PublicPlayer, named: number): number {
  if (stands.length === 1) return named <= 0 ? 0 : -1
  return named < stands.length ? named : -1
}

/** Ways to name one of these stands. */
export function pushStand({ stands }: PublicPlayer, open: readonly number[], out: number[]): void {
  if (stands.length === 1) out.push(-1)
  out.push(...open)
}
