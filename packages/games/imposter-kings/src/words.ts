import type { Json, Seat, Seen, Words } from '@riposte/kernel'
import type { View } from './view.ts'
import { ACTION_WORDS } from './words/actions.ts'
import { EVENT_WORDS } from './words/events.ts'
import { QUESTION_WORDS } from './words/questions.ts'

/** The game in sentences. Players are `Seat 0`, `Seat 1` …; `withNames` puts people in their place. */
export const words: Words = {
  action: (action, question) => called(ACTION_WORDS, action.type)?.(action, question) ?? plain(action),
  event: (event) => called(EVENT_WORDS, event.type)?.(event) ?? plain(event),
  question: (question, about) => called(QUESTION_WORDS, question)?.(about) ?? plain({ question, ...about }),
}

function called<T>(table: Readonly<Record<string, T>>, type: string): T | undefined {
  return Object.hasOwn(table, type) ? table[type] : undefined
}

/** Something that has no words: better its data than nothing. */
function plain(json: Json): string {
  return JSON.stringify(json)
}

/** A sentence with people's names; what is the reader's own is called "your". */
export function withNames(text: string, names: readonly string[], reader: Seat = -1): string {
  return text.replace(/\bSeat ([0-3])('s)?/g, (whole, digit: string, own: string | undefined, at: number) => {
    const seat = Number(digit)
    if (own !== undefined && seat === reader) return at === 0 ? 'Your' : 'your'
    return names[seat] === undefined ? whole : `${names[seat]}${own ?? ''}`
  })
}

export type Phase =
  | 'setup'
  | 'mustering'
  | 'play'
  | 'reaction_turn_start'
  | 'reaction_assassin'
  | 'reaction_kings_hand'
  | 'resolving'
  | 'round_over'
  | 'game_over'

const PHASES: Readonly<Record<string, Phase>> = {
  match: 'round_over',
  signatureSelection: 'setup',
  round: 'setup',
  mulligan: 'setup',
  muster: 'mustering',
  turn: 'play',
  turnStartImpersonator: 'reaction_turn_start',
  turnStartArbiter: 'reaction_turn_start',
  kingFlip: 'reaction_assassin',
  ability: 'reaction_kings_hand',
  foolAbility: 'reaction_kings_hand',
  counterAssassin: 'reaction_kings_hand',
}

/** IK-18.4: the flow on top of the pile is the one that asks. */
export function phaseOf(seen: Seen<View>): Phase {
  if (seen.outcome !== null || seen.pile.length === 0) return 'game_over'
  return PHASES[seen.pile[seen.pile.length - 1].flow] ?? 'resolving'
}
