import { BATTLE_EVENTS } from './events/battle.ts'
import { BOARD_EVENTS } from './events/board.ts'
import { TABLE_EVENTS } from './events/table.ts'

/** What has happened, in sentences. */
export const EVENT_WORDS = { ...BOARD_EVENTS, ...TABLE_EVENTS, ...BATTLE_EVENTS }
