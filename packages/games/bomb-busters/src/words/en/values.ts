import type { Messages, Texts } from '@riposte/kernel'
import { CHALLENGES, challengeCard } from '../../challenges/index.ts'
import { CARDS } from '../../equipment/card-table.ts'
import { EQUIPMENT } from '../../names.ts'

const DOUBLE_DETECTOR = 'Double Detector'

/** How many there are, so that no two figures meet: "two 4s". */
const HOW_MANY: Texts = { 0: 'no', 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }

export const values: NonNullable<Messages['values']> = {
  // "5", "a 5" and "5s"
  value: {
    YELLOW: '.match $form some {{yellow wires}} * {{yellow}}',
    RED: '.match $form some {{red wires}} * {{red}}',
    8: '.match $form one {{an {$value}}} some {{{$value}s}} * {{{$value}}}',
    11: '.match $form one {{an {$value}}} some {{{$value}s}} * {{{$value}}}',
    '*': '.match $form one {{a {$value}}} some {{{$value}s}} * {{{$value}}}',
  },
  'value of a token': { 0: 'yellow' },
  'number of wires': HOW_MANY,
  'number of cards': HOW_MANY,
  'number of tokens': HOW_MANY,
  'number of steps': HOW_MANY,
  'equipment card': Object.fromEntries(EQUIPMENT.map((id, at) => [id, CARDS[at].name])),
  // `card` is the card itself; otherwise it is what the card lets its holder use.
  character: {
    double_detector: `.match $form card {{captain's ${DOUBLE_DETECTOR}}} * {{${DOUBLE_DETECTOR}}}`,
    character_2: DOUBLE_DETECTOR,
    character_3: DOUBLE_DETECTOR,
    character_4: DOUBLE_DETECTOR,
    character_5: DOUBLE_DETECTOR,
    character_e1: 'General Radar',
    character_e2: 'Walkie-Talkies',
    character_e3: 'Triple Detector',
    character_e4: 'X or Y Ray',
  },
  detector: {
    doubleDetector: DOUBLE_DETECTOR,
    tripleDetector: 'Triple Detector',
    superDetector: 'Super Detector',
  },
  'holder of oxygen': {
    gone: 'nobody',
    reserve: 'the reserve',
    ...Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [seat, `{${seat} :seat}`])),
  },
  'end of a row': { left: 'first', right: 'last' },
  'way round the table': { clockwise: 'clockwise', counter_clockwise: 'counter-clockwise', skip: 'not at all' },
  'place among Number cards': {
    0: 'first',
    1: 'second',
    2: 'third',
    3: 'fourth',
    4: 'fifth',
    5: 'sixth',
    '*': '{$value}th',
  },
  'step in the bunker': {
    front_key: 'the key',
    front_skull: 'the guard',
    back_alarm: 'the alarm',
    back_detonator: "Doctor Nope's detonator",
  },
  'slot of the bunker': {
    north: 'moving north',
    south: 'moving south',
    east: 'moving east',
    west: 'moving west',
    action: 'activating',
  },
  'part of the script': {
    briefing_locked: 'The briefing',
    prologue_free_play: 'Warming up',
    round_a1: 'Round A1',
    round_a2: 'Round A2',
    round_b1: 'Round B1',
    round_b2: 'Round B2',
    mime_intro: 'Not a word from now on',
    round_c1: 'Round C1',
    round_c2: 'Round C2',
    triple_lock_intro: 'The triple lock is explained',
    triple_lock: 'The triple lock',
    yellow_sweep: 'The yellow sweep',
    final_cleanup: 'The final cleanup',
  },
  challenge: Object.fromEntries(
    CHALLENGES.map((challenge) => [challenge, `.match $form task {{${challengeCard(challenge).task}}} * {{{$value}}}`]),
  ),
}
