import { ASKED_KINDS } from '../cards/truthtrance-questions.ts'
import { SPICE_CARD_ID } from '../data/spice.ts'
import { card, faction, leader, spiceCard, type Told, text } from './names.ts'

const KINDS: Readonly<Record<string, string>> = {
  weapon: 'a weapon',
  defense: 'a defense',
  leader: 'a Cheap Hero',
  special: 'a special card',
  worthless: 'a worthless card',
}

/** The one fact that a question is about: a card, a leader, a faction or a number. */
type Fact = Readonly<Record<string, Told>>

const QUESTIONS: Readonly<Record<string, (fact: Fact) => string>> = {
  'you hold this card': (fact) => `do you hold ${card(fact.card)}?`,
  'you hold a card of this kind': ({ number }) => `do you hold ${KINDS[ASKED_KINDS[Number(number)]]}?`,
  'this leader is among your traitors': (fact) => `is ${leader(fact.leader)} among your traitors?`,
  'your prediction names this faction': (fact) => `does your prediction name ${faction(fact.faction)}?`,
  'your prediction names this turn': ({ number }) => `does your prediction name turn ${text(number)}?`,
  'your spice is at least this': ({ number }) => `do you have ${text(number)} spice or more?`,
  'this leader is among your captives': (fact) => `do you hold ${leader(fact.leader)} captive?`,
  'the storm card you saw is this': ({ number }) => `is the storm card you saw a ${text(number)}?`,
  'the treachery card you saw is this': (fact) => `is the treachery card you saw ${card(fact.card)}?`,
  'the spice card you saw is this': ({ number }) =>
    `is the spice card you saw ${spiceCard(SPICE_CARD_ID[Number(number)])}?`,
  'what was said at the table': () => 'what was just said at the table: yes or no?',
}

/** IN-9.1: a question to a player, in the second person. */
export const truth = (question: Told, fact: Fact): string => QUESTIONS[text(question)]?.(fact) ?? text(question)
