import { imposterKings } from '@riposte/imposter-kings'
import type { EventJson } from '@riposte/kernel'
import { CARD_NAMES, nameOf } from '../names.ts'
import { text } from '../text.ts'

/** The cards' sections in the rulebook, in the order the cards are numbered. */
// biome-ignore format: a line for each part of the box
const SECTIONS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23,
  31, 32, 33, 34, 35, 36, 37, 38, 39,
  40, 41, 42,
]

/** `IK-7.9a` for the Judge. */
function cardRule(card: string): string | null {
  const section = SECTIONS[CARD_NAMES.indexOf(nameOf(card))]
  return section === undefined ? null : `IK-7.${section}a`
}

/** What a reaction does, by what it answers. */
const REACTIONS: Readonly<Record<string, string>> = {
  kingFlip: 'IK-9.30',
  counterAssassin: 'IK-9.41',
  ability: 'IK-9.22',
  turnStart: 'IK-9.60',
}

/** Events whose definition names the rule that they are logged, and not the one that a player would look up. */
const LOOKED_UP: Readonly<Record<string, string>> = {
  roundStarted: 'IK-3.1',
  firstPlayerNamed: 'IK-3.5',
  flipAnnounced: 'IK-8.2',
  falseClaim: 'IK-9.11',
  assassinCancelled: 'IK-9.41',
  abilityCancelled: 'IK-9.22',
  mustActAgain: 'IK-9.25',
  flipped: 'IK-8.2',
  assassinated: 'IK-9.32',
  stuck: 'IK-4.5',
  out: 'IK-12.11',
  roundEnded: 'IK-11.1',
  scored: 'IK-11.3',
  matchOver: 'IK-11.10',
}

/** The rule that a reader of this line would want to see. */
export function ruleOf(event: EventJson): string | null {
  if (event.type === 'played') return cardRule(text(event.card))
  if (event.type === 'reactionUsed')
    return event.card === event.as ? (REACTIONS[text(event.context)] ?? null) : 'IK-9.50'
  return LOOKED_UP[event.type] ?? imposterKings.events[event.type]?.rule ?? null
}
