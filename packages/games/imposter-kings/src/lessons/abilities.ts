import type { Lesson } from '@riposte/kernel'

export const abilities: Lesson = {
  id: 'abilities',
  title: 'What cards can do',
  gain: "You can use a card's ability, or choose not to.",
  skills: ['Use an ability when you play a card', 'Make Ben play a card you name', 'Disgrace the whole Court'],
  minutes: 3,
  picture: 'Inquisitor',
  others: ['Ben'],
  from: `true king: 1 | turn: 3 | court: Assassin by 0, Zealot by 1 | accused: King's Hand | forgotten: Judge
    | seat 0: hand Fool, Inquisitor, Soldier, Oathbound, Queen; successor Warlord; dungeon Elder
    | seat 1: hand Elder, Inquisitor, Soldier, Oathbound, Mystic; successor Princess; dungeon Sentry
    | in turn: 0`,
  words: [
    ['ability', 'What a card does when you play it. With “may” you choose; otherwise it has to happen.'],
    ['Antechamber', 'Cards you have to play next, whatever the Throne counts.'],
    ['disgrace', 'Turn a card in the Court face down. From then on it counts 1.'],
  ],
  steps: [
    {
      says: 'Play your Inquisitor.',
      because: 'The Throne counts 3, so your 4 is high enough. The Inquisitor has an ability, too.',
      shows: ['throne'],
      task: {
        do: 'play card=Inquisitor',
        press: ['hand:Inquisitor', 'send'],
        mistakes: [
          {
            tries: 'play card=Fool',
            says: 'Not the Fool.',
            because: "It's a 1 and the Throne counts 3. You need 3 or more.",
            rule: 'IK-5.1',
          },
          {
            tries: 'play card=Queen',
            says: 'Not the Queen yet.',
            because: 'She would do, but her turn comes later in this lesson.',
            rule: 'IK-7.23a',
            allowed: true,
          },
          {
            tries: 'flip',
            says: 'Not your King yet.',
            because: 'You have cards to play. Lesson 4 is about the King.',
            rule: 'IK-4.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Use the Inquisitor.',
      because: 'You may name a card. If Ben holds it, he has to play it next.',
      shows: ['throne'],
      task: {
        do: 'use',
        press: ['answer:use'],
        mistakes: [
          {
            tries: 'decline',
            says: 'You may say no.',
            because: 'The card stays on the Throne either way. Try its ability this time.',
            rule: 'IK-5.9',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Name the Elder.',
      because: "It's only a 3. If Ben has to play it now, the Throne gets low for you.",
      shows: ['throne'],
      task: {
        do: 'nameCard card=Elder',
        press: ['name:Elder', 'send'],
        mistakes: [
          {
            tries: 'nameCard card=Queen',
            says: 'Not the Queen.',
            because: "She's in your own hand, and there is only one. Ben can't hold her.",
            rule: 'IK-7.5a',
            allowed: true,
          },
          {
            tries: "nameCard card=King's Hand",
            says: "Not King's Hand.",
            because: "It's the accused card, face up beside the Court. Ben can't hold it.",
            rule: 'IK-7.5a',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'pick card=Elder'],
        [1, 'play card=Elder'],
      ],
    },
    {
      says: 'Ben had to play his Elder.',
      because: 'It lay in his Antechamber, so it came first. The Throne counts 3 again.',
      shows: ['throne'],
    },
    {
      says: 'Play your Queen.',
      because: 'Her ability is not a “may”: she always disgraces every other card in the Court.',
      shows: ['court'],
      task: {
        do: 'play card=Queen',
        press: ['hand:Queen', 'send'],
        mistakes: [
          {
            tries: 'play card=Fool',
            says: 'Not the Fool.',
            because: "It's a 1 and the Throne counts 3. You need 3 or more.",
            rule: 'IK-5.1',
          },
          {
            tries: 'play card=Soldier',
            says: 'Not the Soldier yet.',
            because: 'You could play it. Play the Queen now to see what she does.',
            rule: 'IK-7.23a',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'The Court is disgraced.',
      because: 'Disgraced cards lie face down and count 1. Ben has to answer your Queen, a 9.',
      shows: ['court', 'throne'],
    },
  ],
}
