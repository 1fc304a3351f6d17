import './fonts.ts'
import './world.css'
import { dune, type View } from '@riposte/dune'
import { bookOf } from '@riposte/words'
import { gameFace } from '../face.ts'
import { Dock } from './dock/dock.tsx'
import { Ending } from './ending/ending.tsx'
import { Gallery } from './gallery.tsx'
import { letsStand } from './karama/uses.ts'
import { findThing } from './lessons/find-thing.ts'
import { LessonPicture } from './lessons/lesson-picture.tsx'
import { Board } from './middle/middle.tsx'
import { Own } from './own/own.tsx'
import { pile } from './pile.tsx'
import { Player } from './player.tsx'
import { Provider } from './provider.tsx'
import { record } from './record/record.tsx'
import { rulebook } from './rulebook.ts'
import { headline, order, Portrait, seatSummary } from './seat/seat-summary.tsx'
import { THINGS, Thing } from './thing.tsx'

/** Dune on the page. */
export const duneFace = gameFace<View>({
  id: dune.id,
  name: dune.name,
  game: dune,
  book: bookOf(dune),
  // Players go by their factions in sentences.
  self: ({ view }, reader) => ({ faction: view.factions[reader].faction }),
  world: 'dune',
  headline,
  order,
  columns: 'tall',
  seat: seatSummary,
  Portrait,
  Own,
  Player,
  Provider,
  Board,
  Dock,
  pile,
  record,
  things: THINGS,
  Thing,
  Gallery,
  confirm: () => null,
  letsPass: letsStand,
  Ending,
  lessons: { find: findThing, Picture: LessonPicture },
  rulebook,
})
