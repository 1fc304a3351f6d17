import { window } from '../kit.ts'
import { opponents } from '../table.ts'
import type { Pending } from './prompt.ts'
import { KING_FLIP } from './reaction-cards.ts'
import { reactionWindow } from './windows.ts'

/** IK-9.30: the Assassin against a King flip. */
export const kingFlipWindow = window<Pending>(
  'kingFlip',
  reactionWindow(KING_FLIP, 'IK-9.30', (pub, pending) => opponents(pub, pending.actor)),
)
