import { actions } from '../actions.ts'
import { THUMPER } from '../data/treachery.ts'
import type { Part } from '../moments.ts'
import { cardWindow } from './window.ts'

/** IN-9.6: before the first card of blow A; it acts as the first worm. DU-19.47 */
export const thumper = cardWindow('thumper', 'IN-9.6', THUMPER, actions.thumper)

export const thumperPart: Part = { flows: [thumper.flow], questions: [thumper.question] }
