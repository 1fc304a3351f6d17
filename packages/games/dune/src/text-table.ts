import type { Seat, Seen } from '@riposte/kernel'
import { boardLines } from './text-table/board.ts'
import { factionLines } from './text-table/factions.ts'
import { mineLines } from './text-table/mine.ts'
import { faction, list } from './text-table/names.ts'
import { phaseWords } from './text-table/phases.ts'
import { type Line, line, paint, plain, styled, write } from './text-table/sheet.ts'
import { deckLines, underWayLines } from './text-table/under-way.ts'
import type { View } from './view.ts'

/** The narrowest sheet that anything can be read on. */
const NARROWEST = 40

function headline({ turn, maxTurns, phase, mode, result }: View, width: number): string {
  const when = turn === 0 ? phaseWords(phase) : `Turn ${turn} of ${maxTurns} · ${phaseWords(phase)}`
  const end = result === null ? '' : ' · over'
  const title = `── Dune (${mode}) · ${when}${end} `.slice(0, width)
  return title + '─'.repeat(Math.max(0, width - title.length))
}

function stormLines({ storm, order, shieldWall, stormCard, kwisatzHaderach }: View): Line[] {
  return [
    line(2, [
      styled(`Storm in sector ${storm}`, 'red'),
      plain(shieldWall ? 'the Shield Wall stands' : 'the Shield Wall is gone'),
      ...(stormCard ? [plain('the card of the next storm lies ready')] : []),
      ...(kwisatzHaderach === null
        ? []
        : [plain(`Kwisatz Haderach ${kwisatzHaderach.dead ? 'dead' : kwisatzHaderach.awake ? 'awake' : 'asleep'}`)]),
    ]),
    ...(order.length === 0 ? [] : [line(2, [plain(`Storm order: ${order.map(faction).join(', ')}`)])]),
  ]
}

function dealLines({ deals, turn }: View): Line[] {
  const made = deals.filter((deal) => deal.turn === turn)
  if (made.length === 0) return []
  return [
    line(2, [
      plain(`Deals this turn: ${made.map(({ from, to }) => `${faction(from)} with ${faction(to)}`).join('; ')}`),
    ]),
  ]
}

const BLANK: Line = line(0, [plain('')])

/** Parts of the sheet, an empty line between them. */
const apart = (parts: readonly (readonly Line[])[]): Line[] =>
  parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : [BLANK, ...part]))

/** The table as one observer sees it, for a terminal of this width. Without colour nothing is lost. */
export function drawTable(seen: Seen<View>, names: readonly string[], width: number, colour = false): string {
  const { view, observer, decisions } = seen
  const room = Math.max(width, NARROWEST)
  const name = (seat: Seat): string => names[seat] ?? `Player ${seat + 1}`
  const waiting = decisions.filter(({ seat }) => seat !== observer).map(({ seat }) => name(seat))
  const parts = [
    stormLines(view),
    factionLines(view, (seat) => decisions.some((decision) => decision.seat === seat), name),
    [...boardLines(view), ...deckLines(view), ...dealLines(view)],
    underWayLines(view),
    view.mine === null ? [] : mineLines(view.mine),
    view.result === null ? [] : [line(2, [styled(ending(view.result.winners), 'bold')])],
    waiting.length === 0 ? [] : [line(2, [styled(`Waiting for ${list(waiting)}.`, 'dim')])],
  ]
  const lines = apart(parts).flatMap((one) => write(one, room, colour))
  return [paint(styled(headline(view, room), 'bold'), colour), ...lines].map((text) => text.trimEnd()).join('\n')
}

function ending(winners: readonly string[]): string {
  return winners.length === 0 ? 'Nobody has won.' : `Won by ${list(winners.map(faction))}.`
}
