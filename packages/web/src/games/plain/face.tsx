import type { GameInfo } from '@riposte/protocol'
import type { GameFace } from '../face.ts'

export function plainFace(_game: GameInfo): GameFace {
  throw new Error('not yet')
}
