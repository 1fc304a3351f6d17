import type { Action, Imagined, Random, Seat, Shape } from '@riposte/kernel'
import type { Verdict } from './verdict.ts'

/** Somebody who can say what a decision was worth. */
export interface Judge<G extends Shape = Shape> {
  /** What one of its lines takes, in lines of a search. */
  readonly cost: number
  /**
   * What a seat could think of a decision. It is given a world that the seat has imagined, so what nobody could know then
   * has no part in it.
   */
  judge(root: Imagined<G>, seat: Seat, played: Action, lines: number, random: Random): Omit<Verdict, 'at'>
}
