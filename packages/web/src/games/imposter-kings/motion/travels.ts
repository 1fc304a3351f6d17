import type { EventJson, Json } from '@riposte/kernel'
import { isTurning } from '../board/turning.ts'
import type { KingsSight } from '../names.ts'
import { text } from '../text.ts'

/**
 * Where cards are on the page is written at them, as `data-moves`: `hand:1:` for the backs of a hand, `hand:0:Judge` for
 * an own card, `court:3:Judge`, `antechamber:1:Judge`, `successor:0`, `king:0`, `accused`, `condemned`, `removed`.
 */
interface Travel {
  /** Places to look at, the best first, as they were before. */
  readonly from: readonly Place[]
  /** And as they are now. */
  readonly to: readonly Place[]
}

/** A whole key, or its beginning and its end. */
export type Place = string | readonly [begins: string, ends: string]

/** What has turned over, by its key. */
interface Motions {
  readonly travels: readonly Travel[]
  readonly turns: readonly Place[]
}

export function motionsOf(events: readonly EventJson[]): Motions {
  const travels: Travel[] = []
  const turns: Place[] = []
  for (const event of events) {
    const travel = travelOf(event)
    if (travel !== null) travels.push(travel)
    if (event.type === 'disgraced') turns.push(`court:${text(event.place)}:${text(event.card)}`)
    if (event.type === 'flipped') turns.push(`king:${text(event.seat)}`)
  }
  return { travels, turns }
}

/** Kings that were about to turn and did not: they go back the way they came. */
export function stoppedFlips(before: KingsSight, now: KingsSight): readonly number[] {
  return now.seen.view.players.flatMap(({ flipped }, seat) =>
    isTurning(before, seat) && !isTurning(now, seat) && !flipped ? [seat] : [],
  )
}

function hand(seat: Json | undefined, card: Json | undefined): readonly Place[] {
  return [`hand:${text(seat)}:${text(card)}`, `hand:${text(seat)}:`]
}

function court(card: Json | undefined): readonly Place[] {
  return [['court:', `:${text(card)}`]]
}

function travelOf(event: EventJson): Travel | null {
  const { seat, card } = event
  const named = text(card)
  switch (event.type) {
    case 'played':
      if (event.from === 'antechamber') return { from: [`antechamber:${text(seat)}:${named}`], to: court(card) }
      if (event.from === 'successor') return { from: [`successor:${text(seat)}`], to: court(card) }
      return { from: hand(seat, card), to: court(card) }
    case 'placedInCourt':
      return { from: hand(seat, card), to: [`court:${text(event.place)}:${named}`] }
    case 'takenFromCourt':
    case 'heraldReturned':
      return { from: court(card), to: hand(seat, card) }
    case 'toAntechamber':
      return { from: hand(seat, card), to: [`antechamber:${text(seat)}:${named}`] }
    case 'reactionUsed':
      return event.condemned === true ? { from: hand(seat, card), to: ['condemned'] } : null
    case 'condemned':
    case 'condemnedUnseen':
      return { from: hand(seat, card), to: ['condemned'] }
    case 'abilityCancelled':
      return { from: court(card), to: ['condemned'] }
    case 'accusedExchanged':
      return { from: hand(seat, event.gave), to: ['accused'] }
    case 'successorTaken':
    case 'successorShown':
      return { from: [`successor:${text(seat)}`], to: hand(seat, card) }
    case 'squireTaken':
      return { from: [`squire:${text(seat)}`], to: hand(seat, card) }
    case 'dungeonTaken':
      return { from: [`dungeon:${text(seat)}`], to: hand(seat, card) }
    case 'dungeonTakenOpenly':
      return { from: [`dungeon:${text(event.of)}`], to: hand(seat, card) }
    case 'removed':
      if (event.from === 'court') return { from: court(card), to: ['removed'] }
      return {
        from: event.from === 'hand' ? hand(seat, card) : [`${text(event.from)}:${text(seat)}`],
        to: ['removed'],
      }
    case 'handedOver':
    case 'handedOverOpenly':
      return { from: hand(seat, card), to: hand(event.to, card) }
    default:
      return null
  }
}
