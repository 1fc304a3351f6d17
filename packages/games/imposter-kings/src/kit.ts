import { kit } from '@riposte/kernel'
import type { ImposterKings } from './state.ts'

export const { flow, question, window, ref, exit, refs, asked } = kit<ImposterKings>()
