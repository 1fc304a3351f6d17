import type { MessagesOf } from '@riposte/kernel'
import type { actions, events } from '../actions.ts'

export const en: MessagesOf<typeof events, typeof actions> = {
  goal: 'Play cards to score their points. Whoever can show the same card may snatch yours. The most points win.',
  events: {
    played: '.match $seat you {{You play a {$card}.}} * {{{$seat} plays a {$card}.}}',
    snatched: `.match $seat
      you {{You show a {$card} as well and snatch it.}}
      * {{{$seat} shows a {$card} as well and snatches it.}}`,
    scored: '.match $seat you {{You score {$points}.}} * {{{$seat} scores {$points}.}}',
    ended: 'No cards are left.',
  },
  actions: {
    play: 'Play the {$card}.',
    snatch: 'Snatch it.',
    pass: 'Let it pass.',
  },
  questions: {
    turn: 'Which card do you play?',
    reaction: 'Do you snatch it?',
  },
  fields: { card: 'Card' },
}
