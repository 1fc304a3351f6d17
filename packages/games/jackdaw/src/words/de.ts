import type { MessagesOf } from '@riposte/kernel'
import type { actions, events } from '../actions.ts'

export const de: MessagesOf<typeof events, typeof actions> = {
  goal: 'Spiele Karten aus und bekomme ihre Punkte. Wer die gleiche Karte zeigt, schnappt sie dir weg. Die meisten Punkte gewinnen.',
  events: {
    played:
      '.match $seat you {{Du spielst {$card :card case=accusative}.}} * {{{$seat} spielt {$card :card case=accusative}.}}',
    snatched: `.match $seat
      you {{Du zeigst auch {$card :card case=accusative} und schnappst sie dir.}}
      * {{{$seat} zeigt auch {$card :card case=accusative} und schnappt sie sich.}}`,
    scored: `.match $seat $points
      you one {{Du bekommst einen Punkt.}}
      you * {{Du bekommst {$points} Punkte.}}
      * one {{{$seat} bekommt einen Punkt.}}
      * * {{{$seat} bekommt {$points} Punkte.}}`,
    ended: 'Es sind keine Karten mehr da.',
  },
  actions: {
    play: 'Spiele {$card :card case=accusative}.',
    snatch: 'Schnapp sie dir.',
    pass: 'Lass sie liegen.',
  },
  questions: {
    turn: 'Welche Karte spielst du?',
    reaction: 'Schnappst du sie dir?',
  },
  fields: { card: 'Karte' },
  values: {
    card: { '*': '.match $case accusative {{eine {$value}}} * {{die {$value}}}' },
  },
}
