import type { ActionJson, Json, Seat } from '@riposte/kernel'
import type { GameInfo } from '@riposte/protocol'
import { type Book, textOf } from '@riposte/words'
import type { BoardProps, GameFace, SeatSummary, Sight } from '../face.ts'
import { Board } from './board.tsx'
import { Dock, type Sentences } from './dock.tsx'
import { Ending } from './ending.tsx'
import { isFacts } from './outline.tsx'
import { pile } from './pile.tsx'
import { Player } from './player.tsx'
import { recordOf } from './record.ts'
import { capital, spoken } from './spoken.ts'

/** The sentences of the plain table. */
const SENTENCES: Sentences = {
  question({ seen, me, speaker }) {
    const asked = seen.decisions.find(({ seat, id }) => seat === me && id !== undefined)
    return asked === undefined ? null : textOf(speaker.question(asked.question ?? '', asked.about ?? {}))
  },
  action: ({ speaker }, action, question) => textOf(speaker.action(action, question)),
}

/** A table for any game, made of decisions, forms, views and words alone. */
export function plainFace(game: GameInfo, book: Book): GameFace {
  return {
    id: game.id,
    name: game.name,
    game: null,
    book,
    world: 'plain',
    headline: ({ seen }) => counts(seen.view as Json),
    seat: summary,
    Player,
    Provider: ({ children }) => children,
    Board,
    Dock: (props: BoardProps) => <Dock {...props} game={game} sentences={SENTENCES} />,
    pile,
    record: ({ events, speaker }) => recordOf(events, (event) => textOf(speaker.event(event))),
    things: [],
    Thing: () => null,
    confirm: noDoubt,
    Ending,
    rulebook: () => Promise.resolve(null),
  }
}

function noDoubt(_sight: Sight, _action: ActionJson): null {
  return null
}

/** "Round 6", "Turn 8": what a view counts under these names. */
function counts(view: Json): readonly string[] {
  if (!isFacts(view)) return []
  return ['mission', 'round', 'phase', 'turn'].flatMap((name) => {
    const value = view[name]
    return typeof value === 'number' || typeof value === 'string' ? [`${capital(spoken(name))} ${value}`] : []
  })
}

/** Points, where the view has a number for each seat under one of these names. */
function summary({ seen, names }: Sight, seat: Seat): SeatSummary {
  const view = seen.view as Json
  const lists = isFacts(view) ? ['scores', 'points', 'coins', 'score'].map((name) => view[name]) : []
  const scores = seen.outcome?.scores ?? lists.find((list) => Array.isArray(list) && list.length === names.length)
  const points = Array.isArray(scores) && typeof scores[seat] === 'number' ? scores[seat] : null
  return { points, of: null, title: null, facts: [], turn: false, out: false }
}
