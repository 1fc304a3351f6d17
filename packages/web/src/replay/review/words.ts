import type { ActionJson } from '@riposte/kernel'
import { Speaker, textOf } from '@riposte/words'
import type { GameFace } from '../../games/face.ts'

/** An answer in the game's words, whether or not anybody gave it. */
export function answerWords(face: GameFace, names: readonly string[], action: ActionJson, question: string): string {
  return textOf(new Speaker(face.book, { names, reader: null }).action(action, question))
}
