import { textOf } from '@riposte/words'
import { cardName, leaderName, playerOf } from '../names.ts'
import type { DuneSight, MineView } from '../sight.ts'
import { battleTexts as texts } from './texts.ts'
import { halvesText } from './total.ts'

/** Something about the reader's plan that is not free any more, and why. */
export interface Lock {
  readonly element: 'leader' | 'weapon' | 'defense' | 'dial' | 'cards'
  readonly title: string
  readonly reason: string
}

type Committed = NonNullable<MineView['committed']>

function committedTitle({ element, value }: Committed): string {
  if (element === 'dial') return texts.dialLocked(halvesText(Number(value)))
  if (typeof value !== 'string') return texts.emptyLocked(element)
  return texts.locked(element === 'leader' ? leaderName(value) : cardName(value))
}

/** What Prescience has been shown, and what the Voice commands. */
export function locksOn(sight: Pick<DuneSight, 'seen' | 'names' | 'speaker'>): readonly Lock[] {
  const { battle, mine } = sight.seen.view
  if (battle === null || mine === null) return []
  const locks: Lock[] = []
  if (mine.committed !== null && battle.prescience?.of === mine.faction) {
    locks.push({
      element: mine.committed.element as Lock['element'],
      title: committedTitle(mine.committed),
      reason: texts.seenBy(playerOf(sight, 'atreides')),
    })
  }
  const { voice } = battle
  if (voice !== null && voice.to === mine.faction) {
    const kind = textOf(sight.speaker.thing('kind of card', voice.kind))
    locks.push({
      element: 'cards',
      title: voice.play ? texts.mustPlay(kind) : texts.mustNotPlay(kind),
      reason: texts.commandedBy(playerOf(sight, voice.by), voice.play),
    })
  }
  return locks
}

export const lockOf = (locks: readonly Lock[], element: Lock['element']): Lock | null =>
  locks.find((lock) => lock.element === element) ?? null
