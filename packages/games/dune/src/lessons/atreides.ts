import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const atreides: Lesson = {
  id: 'atreides',
  part: 'The factions',
  title: 'You play the Atreides',
  gain: 'You can use what you know, and know what to fear.',
  skills: ['Look at a card before you bid', 'Ask about the enemy’s plan', 'Say what the Kwisatz Haderach does'],
  minutes: 2,
  picture: 'Atreides',
  others: ['Ben'],
  options: played('atreides', 'emperor'),
  from: `turn: 2 | phase: BIDDING | storm: 17 | deck: baliset_1, snooper_1 | ${NO_INTERRUPTS}
    | atreides: spice 7; at arrakeen/10 8 | emperor: spice 6; at carthag/11 4`,
  words: [
    ['Prescience', 'In your battle you ask for one part of the enemy’s plan, before you make yours.'],
    [
      'Kwisatz Haderach',
      'Awake once you have lost 7 forces in battles. Adds 2 to your total, in one territory a turn.',
    ],
    ['worthless', 'A card that does nothing. You can still put it into a plan.'],
  ],
  steps: [
    {
      says: 'You know more than the others.',
      because: 'You see cards before they’re sold, where spice appears next, and a part of your enemy’s plan.',
      shows: ['auction'],
    },
    {
      says: 'Look at the card for sale.',
      because: 'Only you may, before anybody bids. It costs nothing.',
      shows: ['auction'],
      task: {
        do: 'look',
        press: ['answer:look'],
        mistakes: [
          {
            tries: 'pass',
            says: 'You may do without.',
            because: 'But then you bid blind, like everybody else. Look.',
            rule: 'AT-5',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'It’s worthless: pass.',
      because: 'The Baliset does nothing. Ben can’t see that: let him pay for it.',
      shows: ['auction'],
      task: {
        do: 'pass',
        press: ['answer:pass'],
        mistakes: [
          {
            tries: 'bid amount=1',
            says: 'Don’t buy it.',
            because: 'You could drive the price up. But if Ben passes, you have paid for a card that does nothing.',
            rule: 'DU-15.7',
            allowed: true,
          },
        ],
      },
      then: [[1, 'bid amount=2']],
    },
    {
      from: `turn: 3 | phase: BATTLE | storm: 17 | ${NO_INTERRUPTS}
        | atreides: spice 4; hand shield_1, snooper_1; at carthag/11 5; traitors bashar
        | emperor: spice 3; hand chaumas_1; at carthag/11 4; traitors lady-jessica`,
      says: 'Ask Ben for his weapon.',
      because: 'You hold a Shield and a Snooper. Which one you need depends on what he plays.',
      shows: ['battle'],
      task: {
        do: 'prescience element=weapon',
        press: ['pick:weapon'],
        mistakes: [
          {
            tries: 'prescience element=leader',
            says: 'Not his leader.',
            because: 'It’s worth knowing, too. But here the weapon decides which defense you need.',
            rule: 'AT-8',
            allowed: true,
          },
          {
            tries: 'prescience element=defense',
            says: 'Not his defense.',
            because: 'You hold no weapon, so his defense doesn’t matter to you.',
            rule: 'AT-8',
            allowed: true,
          },
          {
            tries: 'prescience element=dial',
            says: 'Not his dial.',
            because: 'It’s worth knowing, too. But if his weapon kills your leader, you lose much more.',
            rule: 'AT-8',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Ask him something.',
            because: 'One question in each of your battles, and it’s free.',
            rule: 'AT-8',
            allowed: true,
          },
        ],
      },
      then: [[1, 'commitWeapon weapon=chaumas_1']],
    },
    {
      says: 'He has to play Chaumas.',
      because: 'It’s poison, and he can’t change it any more. Your Snooper stops it.',
      shows: ['battle'],
    },
    {
      says: 'What you want, what to fear.',
      because: 'Win battles by what you know. But spice is short: gather it, and watch for Karama, which blinds you.',
      shows: ['phases'],
    },
  ],
}
