import type { Reason } from '@riposte/bomb-busters'
import type { Seat } from '@riposte/kernel'
import { letterOf, personOf } from '../names.ts'
import type { BombSight } from '../sight.ts'

/**
 * Why a wire is not something, as a sentence for the reader about whoever could know it: with letters for slots and names
 * for people. What the game says to its player in person is told of somebody else where that was not the reader.
 */
export function reasonWords(sight: BombSight, actor: Seat, { says }: Reason): string {
  const told = says
    .replace(/\b([Ww])ire (\d+)\b/g, (_whole, w: string, place: string) => `${w}ire ${letterOf(Number(place) - 1)}`)
    .replace(/\bSeat (\d+) has\b/g, (_whole, digits: string) => {
      const seat = Number(digits)
      return `${personOf(sight, seat)} ${seat === sight.me ? 'have' : 'has'}`
    })
  if (actor === sight.me) return told
  const who = personOf(sight, actor)
  return told
    .replace(/^You see\b/, `${who} saw`)
    .replace(/^You have seen\b/, `${who} had seen`)
    .replace(/\byou know\b/g, `${who} knew`)
}
