import './fonts.ts'
import './world.css'
import { bombBusters, type View } from '@riposte/bomb-busters'
import { gameFace } from '../face.ts'
import { Board } from './board/board.tsx'
import { bombBook } from './book.ts'
import { ChoiceProvider } from './choice/choice.tsx'
import { Dock } from './dock/dock.tsx'
import { Ending } from './ending/ending.tsx'
import { findThing } from './lessons/find-thing.ts'
import { LessonPicture } from './lessons/lesson-picture.tsx'
import { pile } from './pile.tsx'
import { Player } from './player.tsx'
import { Aside, SeatPortrait } from './rail.tsx'
import { record } from './record/record.ts'
import { rulebook } from './rulebook.ts'
import { hasScript, Script } from './script/script.tsx'
import { headline, seatSummary } from './seat-summary.ts'
import { Sheet } from './sheet.tsx'
import { THINGS, Thing } from './thing.tsx'

/** Bomb Busters on the page. */
export const bombBustersFace = gameFace<View>({
  id: bombBusters.id,
  name: bombBusters.name,
  game: bombBusters,
  book: bombBook,
  world: 'bomb-busters',
  headline,
  seat: seatSummary,
  Portrait: SeatPortrait,
  Aside,
  Player,
  Provider: ChoiceProvider,
  Board,
  Dock,
  hasScript,
  Script,
  pile,
  record,
  things: THINGS,
  Thing,
  Gallery: Sheet,
  confirm: () => null,
  Ending,
  lessons: { find: findThing, Picture: LessonPicture },
  rulebook,
})
