import type { MessagesOf } from '@riposte/kernel'
import type { actions as actionTable } from '../../actions.ts'
import type { events as eventTable } from '../../events.ts'
import { actions, fields } from './actions.ts'
import { events } from './events.ts'
import { goal } from './goal.ts'
import { parts } from './parts.ts'
import { questions } from './questions.ts'
import { values } from './values.ts'

/** The Imposter Kings in English. */
export const en: MessagesOf<typeof eventTable, typeof actionTable> = {
  goal,
  events,
  actions,
  questions,
  fields,
  values,
  parts,
}
