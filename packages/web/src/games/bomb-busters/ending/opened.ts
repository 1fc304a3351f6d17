import { printOfText, text } from '../names.ts'
import type { BombSight, WireView } from '../sight.ts'

interface Opened {
  readonly hands: readonly (readonly string[])[]
  readonly aside: readonly string[]
}

/** BB-12.6: every wire turned. From what the game opens, or else from what was told at the end. */
export function openedWires(sight: BombSight): readonly (readonly WireView[])[] {
  const opened = sight.open as Opened | null
  const told = new Map(
    sight.events.flatMap(({ type, seat, tileIndex, wire }) =>
      type === 'reviewed' ? [[`${text(seat)} ${text(tileIndex)}`, text(wire)] as const] : [],
    ),
  )
  return sight.seen.view.players.map(({ wires }, seat) =>
    wires.map((wire, place) => {
      const known = opened?.hands[seat]?.[place] ?? told.get(`${seat} ${place}`)
      return wire.value !== null || known === undefined || known === 'unknown' ? wire : turned(wire, known)
    }),
  )
}

function turned(wire: WireView, known: string): WireView {
  const { color, label, sort } = printOfText(known)
  const value = color === 'blue' ? Number(label) : color.toUpperCase()
  return { ...wire, color, value, sort: sort === null ? Number(label) : Number(sort) }
}
