import type { Claiming, FlowRef } from '@riposte/kernel'
import { ref } from '../kit.ts'

/** The flow that carries out an answer to a window; it opens one itself (IN-7.2), so the two name each other. */
export const karamaClaim: FlowRef<Claiming> = ref<Claiming>('karamaClaim')
