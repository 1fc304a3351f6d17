import type { Json } from '@riposte/kernel'
import { and, courtPlace, name, plain, seat, the } from './phrases.ts'

type About = Readonly<Record<string, Json>>

/** What a MAY ability offers (IK-18.18). */
const OFFERS: Readonly<Record<string, string>> = {
  Fool: 'take another face-up card of the Court into your hand',
  Inquisitor: 'say a card name; every other holder moves one copy to the Antechamber',
  Executioner: 'say a number; everybody condemns a hand card of that base value',
  Mystic: 'disgrace the Mystic and blank a base value for the rest of the round',
  Warden: 'exchange a hand card with the accused card',
  Sentry: 'disgrace the Sentry and exchange a hand card with a card of the Court',
  Spy: 'disgrace the Spy and look at all Successors',
  Princess: 'exchange a card with another player',
  Flagbearer: 'disgrace the Flagbearer, recall once and rally up to twice',
  Stranger: 'remove another card of the Court and become it',
  Aegis: 'disgrace a card of the Court',
  Nakturn: 'name a card and let an opponent guess whether you hold it',
  Lockshift: 'let everybody take the Dungeon card back',
  Oracle: 'make each opponent show two cards',
}

const SAY_NAME: Readonly<Record<string, string>> = {
  Inquisitor: 'Which card do you call to the Antechambers?',
  Soldier: 'Which card does an opponent hold?',
  Judge: 'Which card does that opponent hold?',
  Informant: 'Which card lies in that Dungeon?',
  Nakturn: 'Which card shall be guessed at?',
  Arbiter: 'Which card do you ask for?',
}

const CHOOSE_PLAYER: Readonly<Record<string, string>> = {
  Judge: 'Whose hand do you guess at?',
  Princess: 'With whom do you exchange a card?',
  Spy: 'Who has to exchange the Successor?',
  Nakturn: 'Who has to guess?',
  Informant: 'Whose Dungeon card do you guess at?',
  Arbiter: 'Whom do you ask?',
}

const CHOOSE_COURT: Readonly<Record<string, string>> = {
  Fool: 'Which card of the Court do you take?',
  Sentry: 'Which card of the Court do you exchange?',
  Stranger: 'Which card of the Court does the Stranger become?',
  Aegis: 'Which card of the Court do you disgrace?',
}

const PICK: Readonly<Record<string, string>> = {
  Inquisitor: 'Which copy goes to your Antechamber?',
  Executioner: 'Which card do you condemn?',
  Judge: 'Right. Which card do you lay into your Antechamber, if any?',
  Oathbound: 'Which card do you play on the Oathbound?',
  Herald: 'Which second card do you play, if any?',
  Warden: 'Which card do you give for the accused card?',
  Sentry: 'Which hand card takes its place?',
  Spy: 'Which card becomes your Successor?',
  Princess: 'Which card do you give away?',
  Ancestor: 'Which card do you remove from the round to rally, if any?',
  Arbiter: 'Which card do you give in return?',
}

const PICK_SHOWN: Readonly<Record<string, string>> = {
  Assassin: 'Which card of the victim do you take?',
  Nakturn: 'Which card of that hand do you condemn?',
  Flagbearer: 'Which of the rallied cards goes back to the Army?',
  Oracle: 'Which of the shown cards goes to the Antechamber, if any?',
}

const sourced =
  (texts: Readonly<Record<string, string>>, otherwise: string) =>
  ({ source }: About) =>
    texts[name(source)] ?? (source === null || source === undefined ? otherwise : `${name(source)}: ${otherwise}`)

/** Every decision of IK-18, as it is put to the one who decides. */
export const QUESTION_WORDS: Readonly<Record<string, (about: About) => string>> = {
  mainTurn: () => 'Your turn: play a card or flip the King.',
  antechamberTurn: () => 'Your turn: play a card from your Antechamber.',
  keepOrDeal: () => 'Do you keep this deal?',
  commitCards: () =>
    'Which cards do you set aside for the Dungeon and as Successor (as Master Tactician also a Squire)?',
  reactionPrompt,

  useAbility: ({ source }) => `Do you use ${the(source)}: ${OFFERS[name(source)] ?? 'its ability'}?`,
  sayName: sourced(SAY_NAME, 'say a card name.'),
  sayNumber: ({ source, least, most }) => `${name(source)}: say a number from ${plain(least)} to ${plain(most)}.`,
  choosePlayer: sourced(CHOOSE_PLAYER, 'Who takes the first turn?'),
  chooseCourtCard: sourced(CHOOSE_COURT, 'choose a card of the Court.'),
  pickOpenly: sourced(PICK, 'choose a hand card.'),
  pickSecretly: sourced(PICK, 'choose a hand card; the others will not see which.'),
  pickShown: sourced(PICK_SHOWN, 'choose one of the cards you are shown.'),
  pickShownSecretly: sourced(PICK_SHOWN, 'choose one of the cards you are shown.'),
  disgraceSet: () => 'Right. Which cards of the Court do you disgrace, up to three?',
  newSuccessor: () => 'Which card becomes your Successor?',
  showCards: () => 'Which two cards do you show?',
  informantReward: ({ mayRally }) =>
    `Right. Do you take the card${mayRally === 1 ? ', rally a card of your Army,' : ''} or nothing?`,
  nakturnGuess: ({ of, name: said }) => `Does ${seat(of)} hold ${the(said)}?`,
  giveInReturn: () => 'Which card do you give in return?',
  chooseReplaced: () => 'Which card of your Antechamber does the Impersonator replace?',

  chooseSignatures: () => 'Which three signature cards join your Army?',
  chooseSignature: () => 'Which signature card joins your Army?',
  chooseDraftOrder: () => 'Do you pick first or second?',
  draftSignature: () => 'Which of the open signature cards do you pick?',
  musterAction: ({ free }) =>
    `Muster: choose a King, recruit${free === 1 ? '' : ' (the first recruit exhausts another card)'}, recommission, or end it.`,
  recallCard: () => 'Which exhausted card do you recall?',
  rallyCard: ({ openly }) =>
    `Which card of your Army do you rally, if any${openly === 1 ? '? Everybody will see it' : ''}?`,
  charismaticChoice: () => 'Do you take your Successor, or remove it and rally another card?',
  tacticianChoice: () => 'Do you take the Successor or the Squire?',
  squireChoice: () => 'Do you take the Squire, or remove it and rally another card?',
}

/** IK-9.9: the trigger, whose action it is, the card or flip concerned, what was declared, and what may be claimed. */
function reactionPrompt(about: About): string {
  const { offered } = about
  // Only the asked player is told which cards are on offer.
  return `${pending(about)} ${Array.isArray(offered) ? `Do you reveal ${and(offered.map(the), 'or')}?` : 'Do you react?'}`
}

function pending({ trigger, actor, card, flipper, ...declared }: About): string {
  switch (trigger) {
    case 'kingFlip':
      return `${seat(actor)} flips the King.`
    case 'counterAssassin':
      return `${seat(actor)} reveals ${the(card)} against ${seat(flipper)}'s flip.`
    case 'turnStart':
      return `${seat(actor)}'s turn begins.`
    default:
      return `${seat(actor)} uses ${the(card)}${declaredWords(declared)}.`
  }
}

function declaredWords({ name: said, number, player, place }: About): string {
  const parts: string[] = []
  if (typeof player === 'number') parts.push(`chooses ${seat(player)}`)
  if (typeof said === 'string') parts.push(`says "${said}"`)
  if (typeof number === 'number') parts.push(`says "${number}"`)
  if (typeof place === 'number') parts.push(`points at ${courtPlace(place)}`)
  return parts.length === 0 ? '' : ` and ${and(parts)}`
}
