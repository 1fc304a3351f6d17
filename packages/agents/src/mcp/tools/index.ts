import type { Tool } from '../tool.ts'
import { act } from './act.ts'
import { createTable } from './create-table.ts'
import { joinTable } from './join-table.ts'
import { leave } from './leave.ts'
import { listActions } from './list-actions.ts'
import { listGames } from './list-games.ts'
import { look } from './look.ts'
import { readLog } from './read-log.ts'
import { readRule } from './read-rule.ts'
import { say } from './say.ts'
import { waitForDecision } from './wait-for-decision.ts'
import { whyNot } from './why-not.ts'

/** For whoever plays a match, and does nothing else. */
export const AT_A_TABLE: readonly Tool[] = [waitForDecision, act, look, listActions, whyNot, readRule, readLog]

/** The tools that every game has. */
export const TOOLS: readonly Tool[] = [listGames, createTable, joinTable, ...AT_A_TABLE, say, leave]
