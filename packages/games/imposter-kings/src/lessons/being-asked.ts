import type { Lesson } from '@riposte/kernel'

export const beingAsked: Lesson = {
  id: 'being-asked',
  title: "Being asked: King's Hand",
  gain: 'You can cancel an ability, and know what comes next.',
  skills: ['Answer when the table asks you', "Cancel an ability with King's Hand", 'Say why you are asked so often'],
  minutes: 2,
  picture: "King's Hand",
  others: ['Ben'],
  from: `true king: 0 | turn: 3 | court: Elder by 0, Zealot by 1, Elder by 0 | accused: Soldier | forgotten: Fool
    | seat 0: hand Judge, Warlord, King's Hand, Queen; successor Sentry; dungeon Assassin
    | seat 1: hand Inquisitor, Inquisitor, Soldier, Oathbound, Mystic; successor Princess; dungeon Oathbound
    | to act: 1`,
  words: [
    ['react', 'Answer something another player does, from your hand.'],
    ['cancel', "Stop an ability. It doesn't happen."],
    ['condemned', 'Out of the round, face up for everybody.'],
  ],
  steps: [
    {
      says: 'You hold King’s Hand.',
      because: 'It can cancel an ability of another player. Press “Next” to see what Ben does.',
      shows: ["hand:King's Hand"],
      then: [
        [1, 'play card=Inquisitor'],
        [1, 'use'],
        [1, 'nameCard card=Queen'],
      ],
    },
    {
      says: 'Stop him with King’s Hand.',
      because: 'Ben named your Queen. If you allow it, you have to play her next.',
      shows: ['throne'],
      task: {
        do: "claim card=King's Hand",
        press: ['answer:claim'],
        mistakes: [
          {
            tries: 'pass',
            says: 'You may allow it.',
            because: 'But then your Queen goes to your Antechamber. Save her this time.',
            rule: 'IK-7.5a',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Both cards are condemned.',
      because: 'His Inquisitor and your King’s Hand are out of the round. Ben takes his turn again.',
      shows: ['condemned', 'throne'],
      then: [
        [1, 'play card=Soldier'],
        [1, 'nameCard card=Sentry'],
      ],
    },
    {
      says: 'This time nobody asked you.',
      because: 'King’s Hand lies open, so you can’t hold it. Ben’s Soldier guessed wrong.',
      shows: ['condemned', 'throne'],
    },
    {
      from: `true king: 0 | turn: 4 | court: Elder by 0, Elder by 1, Zealot by 0 | accused: Princess | forgotten: Fool
        | seat 0: hand Judge, Warlord, Mystic; successor Sentry; dungeon Assassin
        | seat 1: hand Soldier, King's Hand, Oathbound, Inquisitor; successor Queen; dungeon Inquisitor
        | to act: 1`,
      says: 'Now you don’t hold King’s Hand.',
      because: 'Look at your hand. Then press “Next”.',
      shows: ['hand'],
      then: [
        [1, 'play card=Soldier'],
        [1, 'nameCard card=Queen'],
      ],
    },
    {
      says: 'Allow it.',
      because: 'You are asked all the same. The table asks everybody who could hold the card.',
      shows: ['throne'],
      task: {
        do: 'pass',
        press: ['answer:pass'],
        mistakes: [
          {
            tries: "claim card=King's Hand",
            says: "You don't hold it.",
            because: 'A false claim stops nothing and costs you. Lesson 5 is about that.',
            rule: 'IK-9.12',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Being asked gives nothing away.',
      because: 'Ben can’t tell from the question what you hold. Take your time, whatever you have.',
      shows: ['hand'],
    },
  ],
}
