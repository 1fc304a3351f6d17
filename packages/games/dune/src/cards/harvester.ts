import { actions } from '../actions.ts'
import { HARVESTER } from '../data/treachery.ts'
import { location } from '../fields.ts'
import type { Part } from '../moments.ts'
import { cardWindow } from './window.ts'

/** IN-9.7: right after spice was placed by a territory card; the same amount again. DU-19.47 */
export const harvester = cardWindow('harvester', 'IN-9.7', HARVESTER, actions.harvester, { location })

export const harvesterPart: Part = { flows: [harvester.flow], questions: [harvester.question] }
