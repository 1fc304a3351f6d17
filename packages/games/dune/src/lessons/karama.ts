import type { Lesson } from '@riposte/kernel'
import { played } from './table.ts'

const OTHERS_OUT = 'discard: truthtrance_1, truthtrance_2, tleilaxu-ghola_1, karama_2, hajr_1'

export const karama: Lesson = {
  id: 'karama',
  title: 'Karama',
  gain: 'You can stop what another faction does.',
  skills: ['Stop an ability with Karama', 'Ship for less with Karama', 'Say why you are asked so often'],
  minutes: 2,
  picture: 'Karama',
  others: ['Ben'],
  options: played('emperor', 'fremen'),
  from: `turn: 3 | phase: SHIPMENT_MOVEMENT | storm: 2 | moved: none | ${OTHERS_OUT} | spice: hagga-basin/12 6
    | emperor: spice 5; hand karama_1; at carthag/11 4 | fremen: spice 3; at sietch-tabr/14 5 | then: 1 pass`,
  words: [
    ['Karama', 'A treachery card with several uses. You discard it when you use it.'],
    ['ability', 'What only one faction can do. Karama can stop many of them, each time they are used.'],
  ],
  steps: [
    {
      says: 'You hold a Karama card.',
      because: 'It can stop a faction’s ability. Ben plays the Fremen; press “Next” to see what he does.',
      shows: ['hand'],
      then: [[1, 'move from=sietch-tabr/14 to=hagga-basin/12 ordinary=4 special=0']],
    },
    {
      says: 'Stop Ben’s long march.',
      because: 'Fremen may move 2 territories, and he took the spice next to your Carthag. That’s an ability: stop it.',
      shows: ['place:hagga-basin'],
      task: {
        do: 'respond_to_karama_opportunity useKarama=true karamaCardId=karama_1 abilityName=null',
        press: ['answer:stop'],
        mistakes: [
          {
            tries: 'respond_to_karama_opportunity useKarama=false karamaCardId=null abilityName=null',
            says: 'You may allow it.',
            because: 'Often that’s right: there are only two Karama cards. Stop him this time.',
            rule: 'IN-1.2',
            allowed: true,
          },
        ],
      },
      then: [[1, 'pass']],
    },
    {
      says: 'His forces are back in Sietch Tabr.',
      because: 'The move was undone. He could have moved 1 territory instead, but he stayed.',
      shows: ['place:sietch-tabr'],
    },
    {
      says: 'You’ll be asked often.',
      because:
        'Whoever could hold a Karama is asked each time, with the card or without. So the question tells nothing.',
      shows: ['phases'],
    },
    {
      from: `turn: 3 | phase: SHIPMENT_MOVEMENT | storm: 17 | moved: none | ${OTHERS_OUT}
        | emperor: spice 3; hand karama_1; at carthag/11 4 | fremen: spice 3; at sietch-tabr/14 5`,
      says: 'Another use: ship for half.',
      because: 'With Karama 2 forces cost 1 spice, wherever they land. You have 3 spice.',
      shows: ['hand'],
    },
    {
      says: 'Ship 4 to Arrakeen, with Karama.',
      because: 'That would cost 4. With the card it’s 2.',
      shows: ['place:arrakeen'],
      task: {
        do: 'ship location=arrakeen/10 ordinary=4 special=0 fromPledge=0 halfPrice=false karamaCardId=karama_1',
        press: ['place:arrakeen', 'pick:karama_1', 'more:forces', 'more:forces', 'more:forces', 'send'],
        mistakes: [
          {
            tries: 'ship location=arrakeen/10 ordinary=4 special=0 fromPledge=0 halfPrice=false karamaCardId=null',
            says: 'You can’t pay 4.',
            because: 'Into a stronghold each force costs 1, and you have 3 spice. Choose the Karama card.',
            rule: 'DU-1.15',
          },
          {
            tries: 'ship location=arrakeen/10 ordinary=3 special=0 fromPledge=0 halfPrice=false karamaCardId=null',
            says: 'Use the card this time.',
            because: '3 forces cost all your spice. With Karama 4 cost 2.',
            rule: 'IN-5.2',
            allowed: true,
          },
        ],
      },
    },
    {
      says: '4 forces landed for 2 spice.',
      because: 'Karama can do more: win a bid without paying, and once a game give your faction a power.',
      shows: ['place:arrakeen'],
    },
  ],
}
