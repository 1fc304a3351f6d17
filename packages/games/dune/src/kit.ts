import { kit } from '@riposte/kernel'
import type { Dune } from './state.ts'

export const { flow, question, window, ref, exit, refs, asked } = kit<Dune>()
