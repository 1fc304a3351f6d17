import type { GameInfo, TableInfo } from '@riposte/protocol'
import { beSomebody, call } from '../api/http.ts'
import { keepInvitation } from '../lobby/invitation.ts'
import { changedOptions, type Options } from '../lobby/options/fields.ts'

/** A table that somebody would like to have. */
export interface Wish {
  readonly seats: number
  /** Who takes the other seats: bots at once, or people when they come. */
  readonly others: 'bots' | 'people'
  readonly bot: string | null
  readonly options: Options
  readonly settings: TableInfo['settings']
}

/** Where the fewest are not the best: how many seats are suggested. */
const SEATS: Readonly<Record<string, number>> = { 'bomb-busters': 4 }

export function usualWish(game: GameInfo): Wish {
  const bot = game.bots[0] ?? null
  return {
    seats: SEATS[game.id] ?? game.seats.min,
    others: bot === null ? 'people' : 'bots',
    bot,
    options: {},
    settings: { spectators: true, open: false, chat: true, coach: true, clock: { kind: 'none' }, timeLimits: {} },
  }
}

/** Makes the table, and starts the match where nobody else is awaited. Its id. */
export async function openTable(game: GameInfo, wish: Wish, name: string): Promise<string> {
  await beSomebody()
  const bots = wish.others === 'bots' && wish.bot !== null ? Array<string>(wish.seats - 1).fill(wish.bot) : []
  const { table, invitation } = await call('create', {
    game: game.id,
    seats: wish.seats,
    name,
    options: changedOptions(game, wish.options),
    settings: wish.settings,
    bots,
  })
  keepInvitation(table.id, invitation)
  if (bots.length === wish.seats - 1) await call('start', {}, { id: table.id })
  return table.id
}
