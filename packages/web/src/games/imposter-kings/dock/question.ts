import { imposterKings } from '@riposte/imposter-kings'
import type { Plan } from '../choice/plan.ts'
import { type KingsSight, ownedBy } from '../names.ts'
import { abilityEffect, abilityTitle, assassinEffect, flipEffect, type Pending } from '../pending.ts'
import { say } from '../say.ts'

interface Asked {
  readonly question: string
  /** What happens otherwise, or what there is to know; empty where nothing is. */
  readonly besides: string
}

/** What is asked, in one sentence, and what happens if nothing is done. */
export function questionOf(sight: KingsSight, plan: Plan): Asked {
  const { view } = sight.seen
  const plain = say(imposterKings.words.question(plan.question, plan.about), sight.names, sight.me)
  switch (plan.question) {
    case 'reactionPrompt':
      return reaction(sight, plan)
    case 'mainTurn':
      return {
        question: plan.spots.has('king:0') ? 'Your turn: play a card or flip your King.' : 'Your turn: play a card.',
        besides: turnWords(sight),
      }
    case 'antechamberTurn':
      return { question: plain, besides: 'It may be played whatever the Throne counts.' }
    case 'commitCards':
      return {
        question:
          plan.forms[0]?.slots.length === 3
            ? 'Set three cards aside: Dungeon, Successor, Squire.'
            : 'Set two cards aside: Dungeon and Successor.',
        besides: 'The Successor joins your hand when you flip your King.',
      }
    case 'choosePlayer':
      return plan.about.source === null
        ? { question: 'Who takes the first turn?', besides: 'You are the True King: it is yours to say.' }
        : { question: plain, besides: '' }
    case 'disgraceSet':
      return { question: plain, besides: 'Point at cards of the Court; the Soldier itself counts, too.' }
    case 'chooseCourtCard':
      return { question: plain, besides: 'Point at a card of the Court.' }
    case 'musterAction':
      return {
        question: 'Muster: prepare your Army for this round.',
        besides:
          plan.about.free === 1
            ? 'Recruits need no payment any more.'
            : 'The first recruit exhausts another card of the Army.',
      }
    case 'pickShown':
    case 'pickShownSecretly': {
      const of = view.mine?.shownOf ?? null
      return {
        question: plain,
        besides: of === null || of === sight.me ? '' : `These are ${ownedBy(sight, of)} cards.`,
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

function reaction(sight: KingsSight, plan: Plan): Asked {
  const words = (sentence: string) => say(sentence, sight.names, sight.me)
  const pending = plan.about as unknown as Pending
  switch (pending.trigger) {
    case 'counterAssassin': {
      const flipper = pending.flipper ?? -1
      return {
        question: words(`Seat ${pending.actor}'s ${pending.card ?? 'Assassin'} stops Seat ${flipper}'s King. Answer?`),
        besides: words(`If it stands ${assassinEffect(pending.actor, flipper, sight)}`),
      }
    }
    case 'kingFlip':
      return {
        question: words(`Seat ${pending.actor} flips the King. Answer?`),
        besides: words(`If it stands: ${flipEffect(pending.actor, sight)}`),
      }
    case 'turnStart':
      return { question: words(`Seat ${pending.actor}'s turn begins. Do you use a card?`), besides: '' }
    default:
      return {
        question: words(`${abilityTitle(pending, sight)}. Answer?`),
        besides: words(`If it stands: ${abilityEffect(pending, sight)}`),
      }
  }
}
