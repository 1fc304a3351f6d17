import { type ActionJson, blocked, only, type Seat, type Seen, type Standing, type Visit } from '@riposte/kernel'
import { actions, trigger as triggerField } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { ARBITER, ASSASSIN, IMPERSONATOR, KINGS_HAND, NAMES, type Name, STRANGER } from '../names.ts'
import type { ImposterKings, Pub } from '../state.ts'
import type { View } from '../view.ts'
import { declineSuppressed } from './prompt.ts'
import { ABILITY, COUNTER_ASSASSIN, KING_FLIP, type Trigger, TURN_START } from './reaction-cards.ts'

/** IK-9.14: for each trigger the cards that "no" can be said to in advance. */
const ANSWERABLE: readonly (readonly [trigger: Trigger, card: Name])[] = [
  [ABILITY, KINGS_HAND],
  [ABILITY, STRANGER],
  [KING_FLIP, ASSASSIN],
  [KING_FLIP, STRANGER],
  [COUNTER_ASSASSIN, KINGS_HAND],
  [COUNTER_ASSASSIN, STRANGER],
  [TURN_START, IMPERSONATOR],
  [TURN_START, ARBITER],
]

/** The bit that says "no" to a card for a trigger. */
function bitOf(trigger: number, card: Name): number {
  const at = ANSWERABLE.findIndex(([on, about]) => on === trigger && about === card)
  return at < 0 ? 0 : 1 << at
}

/** The same with the trigger's name; null where there is no such answer. */
export function standingBit(trigger: string, card: Name): number | null {
  return bitOf(triggerField.read(trigger) ?? -1, card) || null
}

/** What has been said in advance, for people. */
export function standingList(standing: number): (readonly [trigger: string, card: Name])[] {
  return ANSWERABLE.filter((_, at) => standing & (1 << at)).map(([on, card]) => [String(triggerField.write(on)), card])
}

function inThisGame(pub: Pub, card: Name): boolean {
  return pub.copies[card] > 0 || pub.players.some((player) => player.signatures.includes(card))
}

interface StandingAnswer extends Visit {
  local: { readonly seat: Seat; readonly trigger: number; readonly card: Name; readonly no: number }
  steps: { set: void }
}

/** Nobody else learns of it (IK-9.14). */
export const standingAnswerFlow = flow<StandingAnswer>('standingAnswer', {
  rule: 'IK-9.14',
  start: 'set',
  local: ({ seat, action }) => ({
    seat,
    trigger: actions.standingAnswer.trigger(action),
    card: actions.standingAnswer.card(action),
    no: actions.standingAnswer.no(action),
  }),
  steps: {
    set(x) {
      const { seat, trigger, card, no } = x.local
      const bit = bitOf(trigger, card)
      if (no === 1) x.own[seat].standing |= bit
      else x.own[seat].standing &= ~bit
      x.whisper(only(seat), events.standingAnswerSet, { seat, trigger, card, no })
      return x.done()
    },
  },
})

/** IK-9.14: said or withdrawn between windows, by holders and others alike. */
export const standingAnswers: Standing<ImposterKings> = {
  name: 'standingAnswer',
  rule: 'IK-9.14',
  takes: [actions.standingAnswer],
  legal(pub, mine, _seat, out) {
    if (pub.asked >= 0) return
    for (let at = 0; at < ANSWERABLE.length; at++) {
      const [trigger, card] = ANSWERABLE[at]
      if (!inThisGame(pub, card)) continue
      out.add(actions.standingAnswer.of(trigger, card, mine.standing & (1 << at) ? 0 : 1))
    }
  },
  why(pub, _mine, _seat, action) {
    if (pub.asked >= 0) return blocked('windowOpen', 'IK-9.14', 'Answers in advance wait until this window is closed.')
    const card = actions.standingAnswer.card(action)
    if (bitOf(actions.standingAnswer.trigger(action), card) === 0) {
      return blocked('neverAsked', 'IK-9.5', `${NAMES[card] ?? 'That card'} is never asked about there.`)
    }
    if (!inThisGame(pub, card)) return blocked('notInGame', 'IK-9.17', `${NAMES[card]} is not in this game.`)
    return blocked('saidAlready', 'IK-9.14', 'That is your answer already.')
  },
  flow: standingAnswerFlow,
}

/**
 * What has been said in advance to the prompt that is open for this observer, or null where it has to answer itself.
 * Whoever sends it waits as long as a player would (IK-9.8): the rules themselves never answer a prompt.
 */
export function standingAnswer(seen: Seen<View>): ActionJson | null {
  const { mine, options } = seen.view
  const prompt = seen.decisions.find(({ seat, id }) => seat === seen.observer && id !== undefined)
  if (mine === null || mine.standing === 0 || prompt?.about === undefined) return null
  const { trigger, offered, card } = prompt.about
  if (typeof trigger !== 'string' || !Array.isArray(offered)) return null
  for (const name of offered) {
    const bit = standingBit(trigger, NAMES.indexOf(name))
    if (bit === null || (mine.standing & bit) === 0) return null
  }
  const about = typeof card === 'string' ? NAMES.indexOf(card) : -1
  const closing = declineSuppressed(options, triggerField.read(trigger) ?? -1, about) // IK-9.27
  return { type: closing ? 'closeWindow' : 'pass' }
}
