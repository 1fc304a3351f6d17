import type { Seat } from '@riposte/kernel'
import { asSentences, textOf } from '@riposte/words'
import type { BombSight, PlayerView, TokenView, WireView } from '../sight.ts'
import { wireParts } from '../wire-words.ts'

function wireWords({ value, sort, color }: WireView): string {
  if (value === null) return 'unknown'
  return color === 'blue' ? `blue ${value}` : `${color} ${sort ?? ''}`.trim()
}

/** What a token says, in words. */
export function tokenWords({ kind, value, says }: TokenView): string {
  const what = value === 'YELLOW' ? 'yellow' : value
  switch (kind) {
    case 'parity':
      return `token: ${value}`
    case 'count':
      return `token: ${value} of its number ${says === 'was' ? 'when it was placed' : 'in this hand'}`
    case 'equal':
      return 'same as its neighbour'
    case 'not equal':
      return 'not the same as its neighbour'
    case 'single wire':
      return `label: the only ${what} ${says === 'was' ? 'when it was placed' : 'in this hand'}`
    default:
      return says === 'is not' ? `false token: not ${what}` : `token ${what}`
  }
}

/** The tokens at a place. */
export function tokensAt({ tokens }: PlayerView, place: number): readonly TokenView[] {
  return tokens.filter((token) => token.place === place || token.placeB === place)
}

/** How a wire is called by somebody who reads the page aloud. */
export function wireLabel(sight: BombSight, seat: Seat, place: number): string {
  const player = sight.seen.view.players[seat]
  const wire = player.wires[place]
  const parts = [textOf(asSentences(wireParts(sight, { seat, place })))]
  if (wire.cut) parts.push(`cut, ${wireWords(wire)}`)
  else if (wire.value !== null) parts.push(wireWords(wire), 'not cut')
  else parts.push('not cut, unknown')
  if (wire.upsideDown) parts.push('upside down')
  if (wire.x) parts.push('marked with an X')
  for (const token of tokensAt(player, place)) parts.push(tokenWords(token))
  return parts.join(', ')
}
