import { EXPERTS_FROM } from '../characters/experts.ts'
import { BASIC_CHARACTERS, CHARACTERS, EQUIPMENT, FALSE_BOTTOM } from '../names.ts'
import { BASIC_CARDS, CAMPAIGN_CARDS_FROM, FALSE_BOTTOM_FROM } from '../setup/equipment-row.ts'
import type { Progress } from './progress.ts'
import { locked } from './stages.ts'

/** BB-17.2: the cards that the stickers of the open boxes have brought into the game. */
export function unlocked(progress: Progress): { readonly equipment: string[]; readonly characters: string[] } {
  const has = (mission: number) => locked(progress, mission) === null
  return {
    // BB-4.3, stickers A and C
    equipment: EQUIPMENT.filter(
      (_, card) => card < BASIC_CARDS || has(CAMPAIGN_CARDS_FROM) || (card === FALSE_BOTTOM && has(FALSE_BOTTOM_FROM)),
    ),
    // BB-C.2, sticker B
    characters: CHARACTERS.slice(0, has(EXPERTS_FROM) ? CHARACTERS.length : BASIC_CHARACTERS),
  }
}
