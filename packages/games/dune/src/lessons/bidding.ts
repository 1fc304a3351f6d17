import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const bidding: Lesson = {
  id: 'bidding',
  title: 'Bidding for cards',
  gain: 'You can buy a treachery card, and stop in time.',
  skills: ['Open the bidding', 'Raise a bid', 'Say when you can’t bid'],
  minutes: 2,
  picture: 'Shield',
  others: ['Ben'],
  options: played('emperor', 'spacing-guild'),
  from: `turn: 2 | phase: BIDDING | storm: 17 | deck: shield_1, crysknife_1 | ${NO_INTERRUPTS}
    | emperor: spice 7; at carthag/11 4 | spacing-guild: spice 6; at tueks-sietch/5 5`,
  words: [
    ['treachery card', 'A weapon, a defense or a card with a power of its own. Sold face down.'],
    ['hand limit', '4 cards; 8 for the Harkonnen. With a full hand you can’t bid.'],
    ['bank', 'Where the price goes, unless the Emperor is in the game: others pay it to him.'],
  ],
  steps: [
    {
      says: 'Two cards are for sale.',
      because: 'One for each player with room in the hand. They lie face down: you don’t know what you’re buying.',
      shows: ['auction'],
    },
    {
      says: 'Open with 1 spice.',
      because: 'You go first, and the first bid is at least 1. Start low and see what Ben does.',
      shows: ['auction'],
      task: {
        do: 'bid amount=1',
        press: ['bid:1', 'send'],
        mistakes: [
          {
            tries: 'bid amount=4',
            says: 'Not 4 yet.',
            because: 'It’s allowed. But if Ben passes you have paid 3 too much.',
            rule: 'DU-8.3',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Don’t pass yet.',
            because: 'If nobody bids, the cards go back to the deck and the bidding is over. Get one cheaply.',
            rule: 'DU-8.8',
            allowed: true,
          },
        ],
      },
      then: [[1, 'bid amount=3']],
    },
    {
      says: 'Raise to 4.',
      because: 'Ben bid 3. Each bid has to be higher than the last, and you can pay up to 7.',
      shows: ['auction'],
      task: {
        do: 'bid amount=4',
        press: ['bid:4', 'send'],
        mistakes: [
          {
            tries: 'bid amount=3',
            says: 'Not 3.',
            because: 'Ben has bid 3. You need 4 or more.',
            rule: 'DU-8.3',
          },
          {
            tries: 'bid amount=7',
            says: 'Not all your spice.',
            because: 'It’s allowed, but then nothing is left to ship forces with. 4 may be enough.',
            rule: 'DU-8.5',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Stay in.',
            because: 'If you pass, Ben has the card for 3. Try one more bid.',
            rule: 'DU-8.3',
            allowed: true,
          },
        ],
      },
      then: [[1, 'pass']],
    },
    {
      says: 'You bought a Shield for 4.',
      because: 'Ben passed, so your bid won. Only you see the card; next the second card is sold.',
      shows: ['shield'],
      then: [[1, 'bid amount=3']],
    },
    {
      says: 'Let Ben have this one: pass.',
      because: 'He bid 3, and you have 3 spice left. You’d need 4 to raise.',
      shows: ['auction'],
      task: {
        do: 'pass',
        press: ['answer:pass'],
        mistakes: [
          {
            tries: 'bid amount=4',
            says: 'You can’t pay 4.',
            because: 'A bid may not exceed the spice behind your shield, and you have 3.',
            rule: 'DU-1.15',
          },
        ],
      },
    },
    {
      says: 'Ben bought the second card.',
      because: 'A pass isn’t final: if somebody raises, you’re asked again. The next turn brings new cards.',
      shows: ['phases'],
    },
  ],
}
