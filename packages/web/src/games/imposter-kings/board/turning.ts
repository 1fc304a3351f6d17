import type { KingsSight } from '../names.ts'

/** IK-8.6: the flip is announced and not decided yet. */
export function isTurning({ seen }: Pick<KingsSight, 'seen'>, seat: number): boolean {
  return seen.pile.some(({ flow, shown }) => flow === 'flip' && shown.seat === seat)
}

/** Under a King. */
export function kingWord(sight: Pick<KingsSight, 'seen'>, seat: number): string {
  if (isTurning(sight, seat)) return 'Flipping'
  return sight.seen.view.players[seat].flipped ? 'Flipped' : 'King'
}
