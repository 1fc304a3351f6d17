import type { Lesson } from '@riposte/kernel'

export const theKing: Lesson = {
  id: 'the-king',
  title: 'Your King and the Assassin',
  gain: 'You can escape when you are stuck, and judge the risk.',
  skills: ['Flip your King', 'Say what the flip brings and costs', 'Stop a flip with the Assassin'],
  minutes: 3,
  picture: 'King',
  others: ['Ben'],
  from: `true king: 1 | turn: 7 | court: Elder by 1, Oathbound by 0, Sentry by 1 | accused: Mystic | forgotten: Fool
    | seat 0: hand Elder, Inquisitor, Soldier; successor Princess; dungeon Zealot
    | seat 1: hand Judge, Soldier, Warlord, Oathbound; successor King's Hand; dungeon Assassin
    | in turn: 0`,
  words: [
    ['flip', 'Turn your King face down, once a round, in place of playing a card.'],
    ['Successor', 'The card you set aside at the start. You take it when you flip.'],
    ['Assassin', 'Stops a flip. With two players it wins the round at once.'],
  ],
  steps: [
    {
      says: 'None of your cards is high enough.',
      because: 'The Throne counts 8 and your best card is a 5. There is no pass, but you have a King.',
      shows: ['throne', 'hand'],
    },
    {
      says: 'Flip your King.',
      because: 'It takes the place of playing a card. You can do it once a round.',
      shows: ['throne', 'king'],
      task: {
        do: 'flip',
        press: ['answer:flip'],
        mistakes: [
          {
            tries: 'play card=Soldier',
            says: 'Not the Soldier.',
            because: "It's a 5 and the Throne counts 8. You need 8 or more.",
            rule: 'IK-5.1',
          },
          {
            tries: 'play card=Inquisitor',
            says: 'Not the Inquisitor.',
            because: "It's a 4 and the Throne counts 8. You need 8 or more.",
            rule: 'IK-5.1',
          },
          {
            tries: 'play card=Elder',
            says: 'Not the Elder.',
            because: 'It goes on Royalty whatever it counts. The Sentry is not Royalty.',
            rule: 'IK-5.1',
          },
        ],
      },
      then: [[1, 'pass']],
    },
    {
      says: 'The Throne is disgraced.',
      because: 'It counts 1 now, and your Successor, the Princess, is in your hand.',
      shows: ['throne', 'hand:Princess'],
    },
    {
      says: 'Ben could have stopped you.',
      because: 'The Assassin answers a flip. Had Ben held it, you would have lost the round.',
      shows: ['king'],
    },
    {
      from: `true king: 1 | turn: 6 | court: Elder by 1, Oathbound by 0, Soldier by 1, Warlord by 0 | accused: Mystic | forgotten: Fool
        | seat 0: hand Assassin, Inquisitor, Princess; successor Elder; dungeon Zealot
        | seat 1: hand Inquisitor, Judge; successor Queen; dungeon Sentry
        | to act: 1`,
      says: 'Now you hold the Assassin.',
      because: 'Ben can’t answer your Warlord, a 7. Press “Next” to see what he does.',
      shows: ['hand:Assassin', 'throne'],
      then: [[1, 'flip']],
    },
    {
      says: 'Reveal your Assassin.',
      because: 'It stops the flip. Only King’s Hand could save Ben.',
      shows: ['king:1'],
      task: {
        do: 'claim card=Assassin',
        press: ['answer:claim'],
        mistakes: [
          {
            tries: 'pass',
            says: 'You may allow it.',
            because: 'But then Ben takes his Successor and plays on. Stop him this time.',
            rule: 'IK-9.33',
            allowed: true,
          },
        ],
      },
      then: [[1, 'pass']],
    },
    {
      says: 'You win the round at once.',
      because: 'The Assassin brings 3 points while your own King is face up. Otherwise it brings 2.',
      shows: ['round-end'],
    },
  ],
}
