import type { ActionJson, Json, Seat } from '@riposte/kernel'
import type { GameInfo } from '@riposte/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../api/http.ts'
import type { BoardProps, GameFace, SeatSummary, Sight } from '../face.ts'
import { Board } from './board.tsx'
import { Dock, type Sentences } from './dock.tsx'
import { Ending } from './ending.tsx'
import { isFacts } from './outline.tsx'
import { pile } from './pile.tsx'
import { Player } from './player.tsx'
import { recordOf } from './record.ts'
import { capital, dataText, spoken, withPeople } from './spoken.ts'
import { WordBook } from './word-book.ts'

/** A table for any game, made of decisions, forms, views and words alone. */
export function plainFace(game: GameInfo): GameFace {
  const book = new WordBook((wanted) => call('words', wanted, { game: game.id }))
  const say = (sentence: string, { names, me }: Sight) => withPeople(sentence, names, me)
  const asked = ({ seen, me }: Sight) => seen.decisions.find(({ seat, id }) => seat === me && id !== undefined)
  const sentences: Sentences = {
    question(sight) {
      const decision = asked(sight)
      if (decision === undefined) return null
      return say(book.question(decision) ?? dataText(decision.question ?? '', {}, sight.names), sight)
    },
    action: (sight, action, question) =>
      say(book.action(action, question) ?? dataText(action.type, action, sight.names), sight),
  }
  return {
    id: game.id,
    name: game.name,
    game: null,
    world: 'plain',
    say: withPeople,
    headline: ({ seen }) => counts(seen.view as Json),
    seat: summary,
    Player,
    Provider: ({ children }) => children,
    Board,
    Dock: (props: BoardProps) => <Dock {...props} game={game} sentences={sentences} />,
    pile,
    record: (sight) =>
      recordOf(sight.events, (event) => say(book.event(event) ?? dataText(event.type, event, sight.names), sight)),
    things: [],
    Thing: () => null,
    confirm: noDoubt,
    Ending,
    useWords(sight) {
      const { look } = book
      useEffect(() => void look(sight), [look, sight])
      return useSyncExternalStore(book.subscribe, book.version)
    },
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
