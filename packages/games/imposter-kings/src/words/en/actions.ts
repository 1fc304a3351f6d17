import type { Texts } from '@riposte/kernel'
import type { actions as table } from '../../actions.ts'

/** What somebody chooses, as it stands on a button. */
export const actions: Readonly<Record<keyof typeof table, string>> = {
  play: 'Play {$card}',
  playSuccessor: 'Play your Successor',
  flip: 'Flip your King',

  pass: 'No reaction',
  claim: 'Claim {$card}',
  closeWindow: 'Close the window without a reaction',
  standingAnswer: `.match $no
    no {{Ask me again about {$card} against {$trigger}}}
    * {{From now on, say no to {$card} against {$trigger}}}`,

  use: 'Use the ability',
  decline: 'Do not use the ability',
  nameCard: 'Name {$card}',
  sayNumber: 'Say {$number}',
  choosePlayer: '.match $seat you {{Choose yourself}} * {{Choose {$seat}}}',
  chooseNobody: 'Choose nobody',
  chooseCourt: 'Choose {$place}',
  disgrace: `.match $first $second $third
    none * * {{Disgrace nothing}}
    hidden * * {{Disgrace …}}
    * none * {{Disgrace {$first}}}
    * hidden * {{Disgrace {$first}, …}}
    * * none {{Disgrace cards {$first :place-in-the-Court form=number} and {$second :place-in-the-Court form=number} of the Court}}
    * * hidden {{Disgrace cards {$first :place-in-the-Court form=number} and {$second :place-in-the-Court form=number} of the Court, …}}
    * * * {{Disgrace cards {$first :place-in-the-Court form=number}, {$second :place-in-the-Court form=number} and {$third :place-in-the-Court form=number} of the Court}}`,
  pick: '.match $question newSuccessor {{Set {$card} aside as Successor}} * {{Choose {$card}}}',
  pickNone: 'Choose no card',
  guess: `.match $holds
    yes {{Guess that the card is there}}
    no {{Guess that the card is not there}}
    * {{Guess …}}`,
  chooseReward: '.match $reward rally {{Rally a card from your Army}} * {{Take {$reward}}}',
  show: '.match $second none {{Show {$first}}} * {{Show {$first} and {$second}}}',

  keep: 'Keep this deal',
  freshDeal: 'Demand a fresh deal',
  commit: `.match $squire
    none {{Set aside {$dungeon} in the Dungeon and {$successor} as Successor}}
    hidden {{Set aside {$dungeon} in the Dungeon and {$successor} as Successor}}
    * {{Set aside {$dungeon} in the Dungeon, {$successor} as Successor and {$squire} as Squire}}`,

  chooseSignatures: 'Take {$first}, {$second} and {$third}',
  chooseSignature: 'Take {$card}',
  draftFirst: '.match $first yes {{Pick first}} no {{Pick second}} * {{Pick …}}',
  selectKing: 'Choose {$facet}',
  recruit: `.match $exhaust
    none {{Give up {$give} and recruit {$take}}}
    hidden {{Give up {$give} and recruit {$take}}}
    * {{Give up {$give} and recruit {$take}, exhausting {$exhaust}}}`,
  recommission: 'Exhaust {$exhaust} and {$andExhaust} to recover {$recover}',
  endMuster: 'End the muster',
  takeSuccessor: 'Take your Successor',
  takeSquire: 'Take your Squire',
  matchSuccessor: 'Reveal and take the Successor that matches the Throne',
  rallyInstead: 'Remove it from the round and rally {$card}',
}

/** What is still to be filled in. */
export const fields: Texts = {
  card: 'Card',
  trigger: 'Against',
  no: 'Always say no',
  number: 'Number',
  seat: 'Player',
  place: 'Card of the Court',
  holds: 'The card is there',
  reward: 'Reward',
  facet: 'King',
  first: 'First card',
  second: 'Second card',
  third: 'Third card',
  'draftFirst.first': 'Pick first',
  dungeon: 'Dungeon card',
  successor: 'Successor',
  squire: 'Squire',
  give: 'Card to give up',
  take: 'Card to recruit',
  'recruit.exhaust': 'Card to exhaust',
  exhaust: 'First card to exhaust',
  andExhaust: 'Second card to exhaust',
  recover: 'Card to recover',
}
