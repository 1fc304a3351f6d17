import type { ActionJson } from '@riposte/kernel'
import type { GameFace } from '../../games/face.ts'

/** An answer in the game's words, whether or not anybody gave it. */
export function answerWords(face: GameFace, names: readonly string[], action: ActionJson, question: string): string {
  return face.game === null ? action.type : face.say(face.game.words.action(action, question), names, null)
}
