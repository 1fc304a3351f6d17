import { textOf } from '@riposte/words'
import type { Plan } from '../choice/plan.ts'
import type { KingsSight } from '../names.ts'
import { abilityEffect, assassinEffect, flipEffect, type Pending, pendingOf, pendingTitle } from '../pending.ts'
import { aSeat, say } from '../phrases.ts'

interface Asked {
  readonly question: string
  /** What happens otherwise, or what there is to know; empty where nothing is. */
  readonly besides: string
}

/** What is asked, in one sentence, and what happens if nothing is done. */
export function questionOf(sight: KingsSight, plan: Plan): Asked {
  const { view } = sight.seen
  const plain = textOf(sight.speaker.question(plan.question, plan.about))
  switch (plan.question) {
    case 'reactionPrompt':
      return reaction(sight, plan, plain)
    case 'mainTurn':
      return {
        question: sight.legal.some(({ type }) => type === 'flip')
          ? 'Your turn: play a card or flip your King.'
          : 'Your turn: play a card.',
        besides: turnWords(sight),
      }
    case 'antechamberTurn':
      return { question: plain, besides: 'It may be played whatever the Throne counts.' }
    case 'commitCards':
      return {
        question: sight.legal.some(({ squire }) => squire !== undefined && squire !== null)
          ? 'Set three cards aside: Dungeon, Successor, Squire.'
          : 'Set two cards aside: Dungeon and Successor.',
        besides: 'The Successor joins your hand when you flip your King.',
      }
    case 'choosePlayer':
      return plan.about.source === null
        ? { question: 'Who takes the first turn?', besides: 'You are the True King: you decide.' }
        : { question: plain, besides: '' }
    case 'disgraceSet':
      return { question: plain, besides: 'Select cards in the Court; the Soldier itself counts, too.' }
    case 'chooseCourtCard':
      return { question: plain, besides: 'Select a card in the Court.' }
    case 'musterAction':
      return {
        question: 'Muster: prepare your Army for this round.',
        besides:
          plan.about.free === 1 ? 'Recruits cost no further card.' : 'Your first recruit costs one more Army card.',
      }
    case 'pickShown':
    case 'pickShownSecretly': {
      const of = view.mine?.shownOf ?? null
      return {
        question: plain,
        besides: of === null || of === sight.me ? '' : say(sight, WHOSE, { of: aSeat(of) }),
      }
    }
    case 'nakturnGuess':
      return { question: plain, besides: 'A wrong guess costs you a card of your hand.' }
    default:
      return { question: plain, besides: '' }
  }
}

function turnWords({ seen }: KingsSight): string {
  const { throne, court } = seen.view
  if (court.length === 0) return 'The Court is empty: every card may be played.'
  return `The Throne counts ${throne}: play ${throne} or more.`
}

const WHOSE = 'These are {$of :seat form=owner} cards.'

function reaction(sight: KingsSight, plan: Plan, plain: string): Asked {
  const pending = pendingOf(plan.about)
  if (pending === null) return { question: plain, besides: '' }
  const effect = effectOf(sight, pending)
  return {
    question: `${pendingTitle(pending, sight)}. Do you react?`,
    besides: effect === '' ? '' : `If you allow it: ${effect}`,
  }
}

function effectOf(sight: KingsSight, pending: Pending): string {
  switch (pending.trigger) {
    case 'counterAssassin':
      return assassinEffect(pending.actor, pending.flipper ?? -1, sight)
    case 'kingFlip':
      return flipEffect(pending.actor, sight)
    case 'turnStart':
      return ''
    case 'ability':
      return abilityEffect(pending, sight)
  }
}
