import { kit } from '@riposte/kernel'
import type { Jackdaw } from './state.ts'

export const { flow, question, window, ref, refs } = kit<Jackdaw>()
