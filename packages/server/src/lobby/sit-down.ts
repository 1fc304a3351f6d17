import { isBlocked, type Json, type OptionField, optionsSeated, readOptions, seeded, shuffle } from '@riposte/kernel'
import type { GameEntry } from '../games.ts'
import type { TableChange, TableRow } from '../store/store.ts'
import { seatOf, settingsOf, storedSettings } from '../table/seating.ts'

/** These options without those that the table itself sets for one match. */
export function chosenIn({ game }: GameEntry, options: Json): Json {
  const table = game.options as Readonly<Record<string, OptionField<Json>>>
  const chosen = Object.entries((options ?? {}) as Readonly<Record<string, Json>>)
  return Object.fromEntries(chosen.filter(([name]) => table[name]?.byTable !== true))
}

/** What changes about a table when its match begins: who sits where, and what depends on that. */
export function sitDown({ game }: GameEntry, row: TableRow): Pick<TableChange, 'seats' | 'settings' | 'options'> {
  const options = readOptions(game.options, row.options)
  if (isBlocked(options)) return {}
  const isShuffled = game.shufflesSeats?.(options) === true
  const before = row.seats.map((_, seat) => seat)
  if (isShuffled) shuffle(seeded(`${row.sealed.seed} seats`), before)
  const seats = before.map((seat) => row.seats[seat])
  const host = seatOf({ seats }, row.host) ?? 0
  const settings = settingsOf(row)
  const muted = settings.muted.map((seat) => before.indexOf(seat))
  return {
    ...(isShuffled ? { seats, settings: storedSettings({ ...settings, muted }) } : {}),
    options: optionsSeated(game, row.options, { host, before }),
  }
}
