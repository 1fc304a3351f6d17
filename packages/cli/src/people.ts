import type { Match, Seat } from '@riposte/kernel'
import { namesFor, type Speaker, speakerFor } from '@riposte/words'

/** Says what happens in a match to whoever sits at this seat, or to somebody who only looks on. */
export function speakerAt({ game, play }: Match, reader: Seat | null): Speaker {
  const { seatKind, seatNames } = game
  const isCalled = reader === null ? undefined : seatNames?.(play.pub)[reader]
  const self = seatKind === undefined || isCalled === undefined ? {} : { self: { [seatKind]: isCalled } }
  return speakerFor(game, { names: namesFor(play.seats), reader, ...self })
}
