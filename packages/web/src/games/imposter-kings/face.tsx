import { bookOf } from '@riposte/words'
import './world.css'
import { bluffWarning, imposterKings, type View } from '@riposte/imposter-kings'
import type { ReactNode } from 'react'
import { type BoardProps, gameFace } from '../face.ts'
import { Board } from './board/board.tsx'
import { PeekProvider } from './board/peek.tsx'
import { CardDetails, CardSheet } from './cards/card-sheet.tsx'
import { ChoiceProvider } from './choice/choice.tsx'
import { closesWindow } from './choice/plan.ts'
import { Dock } from './dock/dock.tsx'
import { Ending } from './ending.tsx'
import { hint } from './hint.ts'
import { findThing } from './lessons/find-thing.ts'
import { LessonPicture } from './lessons/lesson-picture.tsx'
import { Motion } from './motion/motion.tsx'
import { CARD_NAMES, nameOf } from './names.ts'
import { pile } from './pile.tsx'
import { Player } from './player.tsx'
import { news } from './record/news.ts'
import { record } from './record/record.ts'
import { headline, seatSummary } from './seat-summary.ts'
import { stakes } from './stakes.ts'

const CARD_KINDS = new Set(['card', 'card name', 'cards on offer'])

/** The Imposter Kings on the page. */
export const imposterKingsFace = gameFace<View>({
  id: imposterKings.id,
  name: imposterKings.name,
  game: imposterKings,
  book: bookOf(imposterKings),
  world: 'imposter-kings',
  headline,
  seat: seatSummary,
  Player,
  Provider,
  Board,
  Dock,
  pile,
  record,
  news,
  things: CARD_NAMES,
  thingName: ({ kind, value }) => (CARD_KINDS.has(kind) && typeof value === 'string' ? nameOf(value) : null),
  Thing: CardDetails,
  Gallery: CardSheet,
  confirm: (sight, action) => bluffWarning(sight.seen, action),
  stakes,
  hint,
  letsPass: closesWindow,
  Ending,
  lessons: { find: findThing, Picture: LessonPicture },
  rulebook: async () => (await import('../../../../../docs/rules/imposter-kings.md?raw')).default,
})

function Provider({ children, ...props }: BoardProps<View> & { readonly children: ReactNode }) {
  return (
    <ChoiceProvider {...props}>
      <PeekProvider>
        <Motion sight={props.sight}>{children}</Motion>
      </PeekProvider>
    </ChoiceProvider>
  )
}
