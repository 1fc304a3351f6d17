import { bluffWarning, isKnownToHold } from '@riposte/imposter-kings'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { HintWords } from '../face.ts'
import { isForm, zoneFor } from './choice/habits.ts'
import { planOf } from './choice/plan.ts'
import { answerWords } from './dock/answers.ts'
import { findThing } from './lessons/find-thing.ts'
import { askedOf, type KingsSight, nameOf, printedValue } from './names.ts'
import { aName, aSeat, listed, plain, say } from './phrases.ts'
import { text } from './text.ts'

/** What a hint says of an answer, from what the reader sees. IK-9.11: a false claim stops nothing, so no hint speaks for one. */
export function hint(sight: KingsSight, action: ActionJson): HintWords | null {
  if (bluffWarning(sight.seen, action) !== null) return null
  const { question = '' } = askedOf(sight) ?? {}
  const plan = planOf(sight)
  // On the table a form is filled in place by place: in words it is said as a whole.
  const isWhole = plan === null || isForm(action)
  const says = isWhole ? textOf(sight.speaker.action(action, question)) : answerWords(sight, plan, action)
  return {
    says,
    short: shortFor(sight, action) ?? says,
    because: reasonFor(sight, question, action),
    things: thingsFor(sight, question, action).map(findThing),
  }
}

/** The cards alone, where they say enough. */
function shortFor(sight: KingsSight, { type, ...fields }: ActionJson): string | null {
  if (!['play', 'pick', 'nameCard', 'commit'].includes(type)) return null
  return listed(
    sight,
    Object.values(fields).flatMap((card) => (card === null ? [] : [nameOf(text(card))])),
  )
}

/** What is pressed for it. Several buttons for answers of one kind cannot be told apart: none of them is marked. */
function thingsFor(sight: KingsSight, question: string, action: ActionJson): readonly string[] {
  const { type, ...fields } = action
  const button = sight.legal.filter((other) => other.type === type).length === 1 ? [`answer:${type}`] : []
  if (type === 'claim') return button
  if (type === 'choosePlayer') return fields.seat === sight.me ? button : [`seat:${text(fields.seat)}`]
  if (type === 'selectKing') return [`facet:${text(fields.facet)}`]
  // Lessons know cards of the Court by their names, and two may have the same.
  if (type === 'chooseCourt' || type === 'disgrace') return []
  const things = Object.entries(fields).flatMap(([field, value]) => {
    const zone = value === null ? null : zoneFor(question, type, field)
    return zone === null ? [] : [`${zone}:${text(value)}`]
  })
  return things.length > 0 ? things : button
}

const ONLY = `.match $flips
  yes {{It’s the only card you can play, and your King stays face up.}}
  * {{It’s the only card you can play.}}`
const LOWEST = 'It’s the lowest card you can play. You keep the higher ones.'
const STUCK = 'None of your cards can be played, and there is no pass.'
const KNOWN = 'You know that {$seat} holds it.'
const NOT_HELD = 'You don’t hold a card to answer with.'
const KEPT = 'You keep your {$card} for later.'
const STOPS = 'It cancels the ability.'
const SAVES = 'It saves your flip. Otherwise you would lose the round.'
const WINS = 'If nobody cancels it, you win the round at once.'
const COMMIT = 'Your lowest card goes. Your highest comes back when you flip your King.'

/** Only what is true whatever the others hold. */
function reasonFor(sight: KingsSight, question: string, action: ActionJson): string | null {
  if (sight.more || sight.me === null) return null
  switch (action.type) {
    case 'play':
      return question === 'mainTurn' ? whyPlay(sight, text(action.card)) : null
    case 'flip':
      return sight.legal.every(({ type }) => type === 'flip') ? say(sight, STUCK) : null
    case 'nameCard':
      return whyName(sight, text(action.card))
    case 'pass':
      return question === 'reactionPrompt' ? whyPass(sight) : null
    case 'claim':
      return whyClaim(sight, text(action.card))
    case 'commit':
      return whyCommit(sight, text(action.dungeon), text(action.successor))
    default:
      return null
  }
}

function whyPlay(sight: KingsSight, card: string): string | null {
  const playable = new Set(sight.legal.flatMap((other) => (other.type === 'play' ? [text(other.card)] : [])))
  const flips = sight.legal.some(({ type }) => type === 'flip')
  if (playable.size === 1) return say(sight, ONLY, { flips: plain(flips) })
  const hand = sight.seen.view.mine?.hand ?? []
  const worthOf = (name: string) => hand.find((held) => held.card === name)?.value ?? 0
  const others = [...playable].filter((other) => other !== card)
  // IK-7.11: an Oathbound on a higher card brings another one with it.
  if (worthOf(card) < sight.seen.view.throne) return null
  return others.every((other) => worthOf(other) > worthOf(card)) ? say(sight, LOWEST) : null
}

function whyName(sight: KingsSight, card: string): string | null {
  const { view } = sight.seen
  const holder = view.players.findIndex(
    ({ out }, seat) => seat !== sight.me && !out && isKnownToHold(view, seat, nameOf(card)),
  )
  return holder < 0 ? null : say(sight, KNOWN, { seat: aSeat(holder) })
}

function whyPass(sight: KingsSight): string | null {
  const claims = sight.legal.filter(({ type }) => type === 'claim')
  const held = claims.find((claim) => bluffWarning(sight.seen, claim) === null)
  if (claims.length === 0) return null
  return held === undefined ? say(sight, NOT_HELD) : say(sight, KEPT, { card: aName(text(held.card)) })
}

/** A Stranger may have nothing to copy, and with more players an Assassin does something else. */
function whyClaim(sight: KingsSight, card: string): string | null {
  const { trigger } = askedOf(sight)?.about ?? {}
  const areTwo = sight.seen.view.players.length === 2
  if (card === "King's Hand" && trigger === 'ability') return say(sight, STOPS)
  if (card === "King's Hand" && trigger === 'counterAssassin' && areTwo) return say(sight, SAVES)
  return card === 'Assassin' && trigger === 'kingFlip' && areTwo ? say(sight, WINS) : null
}

function whyCommit(sight: KingsSight, dungeon: string, successor: string): string | null {
  const { players, mine } = sight.seen.view
  if (sight.me === null || players[sight.me].facet !== 'Regular') return null
  const values = (mine?.hand ?? []).map(({ card }) => printedValue(card))
  const isLowest = printedValue(dungeon) === Math.min(...values)
  const isHighest = printedValue(successor) === Math.max(...values)
  return isLowest && isHighest ? say(sight, COMMIT) : null
}
