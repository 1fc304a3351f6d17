import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const revival: Lesson = {
  id: 'revival',
  title: 'Revival',
  gain: 'You can bring forces and leaders back.',
  skills: ['Revive forces for free', 'Say what more of them cost', 'Revive a leader'],
  minutes: 2,
  picture: 'Gurney Halleck',
  others: ['Ben'],
  options: played('atreides', 'emperor'),
  from: `turn: 3 | phase: REVIVAL | storm: 17 | ${NO_INTERRUPTS}
    | atreides: spice 5; at arrakeen/10 3; tanks 6 | emperor: at carthag/11 4`,
  words: [
    ['tanks', 'Where dead forces and leaders lie.'],
    ['free revival', 'How many forces come back for nothing each turn: 1 to 3, as your faction has it.'],
    ['reserves', 'Forces off the planet. You ship them in the next phase.'],
  ],
  steps: [
    {
      says: 'You have 6 forces in the tanks.',
      because: 'Each turn up to 3 may come back. As Atreides you get 2 of them free; a third costs 2 spice.',
      shows: ['phases'],
    },
    {
      says: 'Bring back 2 forces, for free.',
      because: 'You have 5 spice and want to ship forces next. Use the free ones only.',
      task: {
        do: 'revive ordinary=2 special=0 extraOrdinary=0 extraSpecial=0 leader=null',
        press: ['less:forces', 'send'],
        mistakes: [
          {
            tries: 'revive ordinary=3 special=0 extraOrdinary=0 extraSpecial=0 leader=null',
            says: 'Not 3 this time.',
            because: 'It’s allowed, but the third costs 2 spice. Shipping a force to a stronghold costs 1.',
            rule: 'DU-9.2',
            allowed: true,
          },
          {
            tries: 'revive ordinary=1 special=0 extraOrdinary=0 extraSpecial=0 leader=null',
            says: 'Take both free ones.',
            because: 'What you don’t use this turn is lost. 2 cost you nothing.',
            rule: 'DU-9.2',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'They are back in your reserves.',
      because: 'Not on the map: you have to ship them first. 4 are still in the tanks.',
      shows: ['phases'],
    },
    {
      from: `turn: 6 | phase: REVIVAL | storm: 17 | ${NO_INTERRUPTS}
        | atreides: spice 4; at arrakeen/10 3; dead thufir-hawat, lady-jessica, gurney-halleck, duncan-idaho, dr-wellington-yueh
        | emperor: at carthag/11 4`,
      says: 'Later: all your leaders are dead.',
      because: 'Without one you fight badly. If no leader is left, or all died once, you may revive one a turn.',
      shows: ['leaders'],
    },
    {
      says: 'Revive Gurney Halleck.',
      because: 'A leader costs as much spice as its strength. Gurney’s is 4, and you have 4.',
      task: {
        do: 'revive ordinary=0 special=0 extraOrdinary=0 extraSpecial=0 leader=gurney-halleck',
        press: ['pick:gurney-halleck', 'send'],
        mistakes: [
          {
            tries: 'revive ordinary=0 special=0 extraOrdinary=0 extraSpecial=0 leader=thufir-hawat',
            says: 'Thufir costs 5.',
            because: 'His strength is 5, and you have 4 spice.',
            rule: 'DU-1.15',
          },
          {
            tries: 'revive ordinary=0 special=0 extraOrdinary=0 extraSpecial=0 leader=dr-wellington-yueh',
            says: 'You can do better.',
            because: 'Yueh costs only 1, but he adds only 1 in a battle. Take somebody stronger.',
            rule: 'DU-9.4',
            allowed: true,
          },
          {
            tries: 'revive ordinary=0 special=0 extraOrdinary=0 extraSpecial=0 leader=duncan-idaho',
            says: 'You can do better.',
            because: 'Duncan would do. But you can pay for Gurney, who is stronger.',
            rule: 'DU-9.4',
            allowed: true,
          },
          {
            tries: 'revive ordinary=0 special=0 extraOrdinary=0 extraSpecial=0 leader=null',
            says: 'Take a leader.',
            because: 'You may do without. But a battle plan without a leader has no weapon and no defense.',
            rule: 'DU-11.12',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Gurney leads again.',
      because: 'You paid 4 spice. If he dies again he lies face down, and can’t be revived until all your leaders do.',
      shows: ['leaders'],
    },
  ],
}
