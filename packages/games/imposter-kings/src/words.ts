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

/** A sentence with people's names. Whoever reads about their own seat reads "you": "You play the Fool", "Odile chooses you". */
export function withNames(text: string, names: readonly string[], reader: Seat = -1): string {
  return agreeing(text, reader).replace(SEATED, (whole, digit: string, rest: string, at: number, all: string) => {
    const seat = Number(digit)
    if (seat !== reader) return names[seat] === undefined ? whole : `${names[seat]}${rest}`
    const you = at === 0 || /[.?!] $/.test(all.slice(0, at)) ? 'You' : 'you'
    return rest === "'s" ? `${you}r` : `${you}${rest.replace(/[a-z]+/, yours)}`
  })
}

/** A seat, as an owner or with the verb it is the subject of. */
const SEATED = /\bSeat ([0-3])('s| (?!as\b|this\b|its\b)[a-z]+s\b|)/g

/** More verbs of the same subject. */
const ALSO =
  /(, | and )(chooses|says|points|gets|gains|recruits|takes|gives|puts|uses|plays|rallies|shows|acts|does)\b/g

/** Where the reader is the subject, the verbs that follow in the same clause are the reader's, too. */
function agreeing(text: string, reader: Seat): string {
  const clause = new RegExp(`\\bSeat ${reader} [a-z]+s\\b(?:(?! Seat [0-3] [a-z]+s\\b)[^.:;?!])*`, 'g')
  return text.replace(clause, (said) => said.replace(ALSO, (_, link: string, verb: string) => `${link}${yours(verb)}`))
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were', goes: 'go' }

/** The form of a verb that goes with "you". */
function yours(verb: string): string {
  return IRREGULAR[verb] ?? (verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.slice(0, -1))
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
