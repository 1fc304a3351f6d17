import { kit } from '@riposte/kernel'
import type { BombBusters } from './state.ts'

export const { flow, question, exit, refs, asked } = kit<BombBusters>()
