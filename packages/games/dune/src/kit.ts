import { kit } from '@riposte/kernel'
import type { Dune } from './state.ts'

/** How the game is written. DU-3.7: every question says what is taken for an answer that does not come in time. */
export const { flow, question, window, ref, exit, refs, asked } = kit<Dune>()
