import type { Texts } from '@riposte/kernel'

/** Every decision of IK-18, as it is put to the one who decides. */
export const questions: Texts = {
  mainTurn: 'Your turn: play a card or flip your King.',
  antechamberTurn: 'Your turn: play a card from your Antechamber.',
  keepOrDeal: 'Do you keep this deal?',
  commitCards:
    'Which cards do you set aside for the Dungeon and as Successor (a Master Tactician also sets aside a Squire)?',
  // Only the asked player is told which cards are on offer.
  reactionPrompt: `.match $offered
    hidden {{{:part id=pending}. Do you react?}}
    none {{{:part id=pending}. Do you react?}}
    * {{{:part id=pending}. Do you reveal {$offered :cards-on-offer list=or}?}}`,

  useAbility: `.match $source
    Fool {{Use the Fool? Take another face-up card of the Court into your hand.}}
    Inquisitor {{Use the Inquisitor? Name a card; anyone else holding it must play it next.}}
    Executioner {{Use the Executioner? Say a number; everyone condemns a hand card of that base value.}}
    Mystic {{Use the Mystic? Disgrace it to blank a base value for the rest of the round.}}
    Warden {{Use the Warden? Exchange a hand card with the accused card.}}
    Sentry {{Use the Sentry? Disgrace it to exchange a hand card with a card of the Court.}}
    Spy {{Use the Spy? Disgrace it to look at all Successors.}}
    Princess {{Use the Princess? Exchange a card with another player.}}
    Flagbearer {{Use the Flagbearer? Disgrace it to recall once and rally up to twice.}}
    Stranger {{Use the Stranger? Remove another card of the Court; the Stranger becomes that card.}}
    Aegis {{Use the Aegis? Disgrace a card of the Court.}}
    Nakturn {{Use the Nakturn? Name a card; an opponent guesses whether you hold it.}}
    Lockshift {{Use the Lockshift? Everyone takes their Dungeon card back.}}
    Oracle {{Use the Oracle? Each opponent shows two cards.}}
    * {{Use {$source}?}}`,
  sayName: `.match $source
    Soldier {{Which card do you think an opponent holds?}}
    Judge {{Which card do you think that opponent holds?}}
    Informant {{Which card do you think is in that Dungeon?}}
    Nakturn {{Which card must they guess about?}}
    Arbiter {{Which card do you ask for?}}
    * {{{$source :card-name form=name}: name a card.}}`,
  sayNumber: '{$source :card-name form=name}: say a number from {$least} to {$most}.',
  choosePlayer: `.match $source
    none {{Who takes the first turn?}}
    Judge {{Whose hand do you guess at?}}
    Princess {{Who do you exchange a card with?}}
    Spy {{Who must exchange their Successor?}}
    Nakturn {{Who must guess?}}
    Informant {{Whose Dungeon card do you guess at?}}
    Arbiter {{Who do you ask?}}
    * {{{$source :card-name form=name}: choose a player.}}`,
  chooseCourtCard: `.match $source
    Fool {{Which card of the Court do you take?}}
    Sentry {{Which card of the Court do you exchange?}}
    Stranger {{Which card of the Court does the Stranger become?}}
    Aegis {{Which card of the Court do you disgrace?}}
    * {{{$source :card-name form=name}: choose a card of the Court.}}`,
  pickOpenly: '{:part id=pick}',
  pickSecretly: '{:part id=pick}',
  pickShown: '{:part id=pickShown}',
  pickShownSecretly: '{:part id=pickShown}',
  disgraceSet: 'Right. Which cards of the Court do you disgrace, up to three?',
  newSuccessor: 'Which card becomes your Successor?',
  showCards: 'Which two cards do you show?',
  informantReward: `.match $mayRally
    1 {{Right. Do you take the card, rally a card from your Army, or take nothing?}}
    * {{Right. Do you take the card or nothing?}}`,
  nakturnGuess: '.match $of you {{Do you hold {$name}?}} * {{Does {$of} hold {$name}?}}',
  giveInReturn: 'Which card do you give in return?',
  chooseReplaced: 'Which card in your Antechamber does the Impersonator replace?',

  chooseSignatures: 'Which three signature cards join your Army?',
  chooseSignature: 'Which signature card joins your Army?',
  chooseDraftOrder: 'Do you pick first or second?',
  draftSignature: 'Which of the open signature cards do you pick?',
  musterAction: `.match $free
    1 {{Muster: choose a King, recruit, recommission or end the muster.}}
    * {{Muster: choose a King, recruit, recommission or end the muster. Your first recruit costs one more Army card.}}`,
  recallCard: 'Which exhausted card do you recall?',
  rallyCard: `.match $openly
    1 {{Which card from your Army do you rally, if any? Everyone will see it.}}
    * {{Which card from your Army do you rally, if any?}}`,
  charismaticChoice: 'Do you take your Successor, or remove it from the round and rally another card?',
  tacticianChoice: 'Do you take your Successor or your Squire?',
  squireChoice: 'Do you take your Squire, or remove it from the round and rally another card?',
}
