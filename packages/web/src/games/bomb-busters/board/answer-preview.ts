import type { Choice } from '../choice/choice.tsx'
import type { BombSight } from '../sight.ts'

/** The own wire that would be cut with what is pointed at: the first of its value. */
export function previewedCut({ seen, me }: BombSight, { verb, picks }: Pick<Choice, 'verb' | 'picks'>): number | null {
  if (me === null || verb === null || (verb.type !== 'dualCut' && verb.type !== 'dualCutDoubleDetector')) return null
  const value = picks.values[0]
  if (value === undefined || picks.wires.length === 0) return null
  const place = seen.view.players[me].wires.findIndex((wire) => !wire.cut && wire.value === value)
  return place < 0 ? null : place
}

/** Tokens that the answers on offer would place, by place. */
export function previewedTokens(
  { seen, me }: BombSight,
  { options, verb, walked }: Choice,
): ReadonlyMap<number, string> {
  const ghosts = new Map<number, string>()
  if (me === null) return ghosts
  const { wires } = seen.view.players[me]
  const label = (place: number) => {
    const { value } = wires[place]
    return value === 'YELLOW' ? 'Y' : value === 'RED' ? 'R' : `${value ?? '?'}`
  }
  for (const { infoTokenTileIndex: place } of options) if (typeof place === 'number') ghosts.set(place, label(place))
  const { tileIndex, value } = walked?.filled ?? {}
  if (verb?.type === 'placeInfoToken' && typeof tileIndex === 'number' && tileIndex >= 0) {
    ghosts.set(tileIndex, typeof value === 'number' ? `${value}` : '?')
  }
  return ghosts
}
