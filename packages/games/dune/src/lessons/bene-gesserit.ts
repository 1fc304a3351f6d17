import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const beneGesserit: Lesson = {
  id: 'bene-gesserit',
  title: 'You play the Bene Gesserit',
  gain: 'You can steer the others, and win with their victory.',
  skills: ['Send an advisor along', 'Command with the Voice', 'Say how a prediction wins'],
  minutes: 2,
  picture: 'Bene Gesserit',
  others: ['Ben'],
  options: played('bene-gesserit', 'harkonnen'),
  from: `turn: 2 | phase: SHIPMENT_MOVEMENT | storm: 2 | ${NO_INTERRUPTS}
    | bene-gesserit: spice 4; at polar-sink/0 1; predicts harkonnen in 6 | harkonnen: spice 6; at carthag/11 4`,
  words: [
    ['prediction', 'At the start you name a faction and a turn. If it wins then, you win alone.'],
    ['advisor', 'Your force beside somebody else’s. It fights nobody, and can become a fighter later.'],
    ['Voice', 'In your battle you command one thing: play a kind of card, or don’t.'],
  ],
  steps: [
    {
      says: 'You made a prediction.',
      because: 'You wrote: Harkonnen in turn 6. If Ben holds enough strongholds at its end, you win instead of him.',
      shows: ['phases'],
      then: [[1, 'ship location=sietch-tabr/14 ordinary=3 special=0 fromPledge=0 halfPrice=false karamaCardId=null']],
    },
    {
      says: 'Send an advisor along.',
      because: 'Ben shipped 3 forces to Sietch Tabr. When others ship, one of yours may come along for free.',
      shows: ['place:sietch-tabr'],
      task: {
        do: 'sendAdvisor along=true',
        press: ['answer:sendAdvisor:true'],
        mistakes: [
          {
            tries: 'sendAdvisor along=false',
            says: 'Not to the Polar Sink.',
            because: 'It’s free and safe there. But in Sietch Tabr you have a foot in a stronghold.',
            rule: 'BG-11',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'It costs nothing.',
            because: 'You have little spice, and this is how your forces come to the planet.',
            rule: 'BG-5',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Your advisor lives beside Ben.',
      because: 'It doesn’t fight and isn’t in his way. Before a later shipping phase you may make it a fighter.',
      shows: ['place:sietch-tabr'],
    },
    {
      from: `turn: 3 | phase: BATTLE | storm: 17 | ${NO_INTERRUPTS}
        | bene-gesserit: spice 4; hand shield_1; at carthag/11 4; traitors feyd-rautha; predicts harkonnen in 6
        | harkonnen: spice 3; hand chaumas_1; at carthag/11 4; traitors wanna-marcus, umman-kudu, piter-de-vries, alia`,
      says: 'Forbid Ben poison weapons.',
      because: 'You hold a Shield against projectiles, but nothing against poison. The Voice closes the gap.',
      shows: ['battle'],
      task: {
        do: 'voice play=false kind=poison-weapon',
        press: ['pick:do not play', 'pick:poison-weapon', 'send'],
        mistakes: [
          {
            tries: 'voice play=true kind=poison-weapon',
            says: 'The other way round.',
            because: '“Must play” makes him use poison if he has it. Choose “Must not play”.',
            rule: 'DU-11.15',
            allowed: true,
          },
          {
            tries: 'voice play=false kind=projectile-weapon',
            says: 'Your Shield stops those.',
            because: 'Forbid what you can’t stop: poison.',
            rule: 'BG-6',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Say something.',
            because: 'One command in each of your battles, and it’s free.',
            rule: 'BG-6',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'He has to obey.',
      because: 'Whatever poison he holds, it stays in his hand. With the Shield you’re safe from projectiles, too.',
      shows: ['battle'],
    },
    {
      says: 'What you want, what to fear.',
      because: 'Be everywhere, help your favourite at the right moment, or win yourself. Beware of Karama and lasguns.',
      shows: ['phases'],
    },
  ],
}
