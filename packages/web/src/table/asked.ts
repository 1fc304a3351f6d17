import type { SeenDecision } from '@riposte/kernel'
import type { Sight } from '../games/face.ts'

/** What is asked of the reader now. */
export function askedOf({ seen, me }: Pick<Sight, 'seen' | 'me'>): SeenDecision | null {
  if (me === null) return null
  return seen.decisions.find(({ seat, id }) => seat === me && id !== undefined) ?? null
}

/** The others whom the table waits for, as far as the reader may know. */
export function waitedFor({ seen, me }: Pick<Sight, 'seen' | 'me'>): readonly number[] {
  return seen.decisions.map(({ seat }) => seat).filter((seat) => seat !== me)
}
