import {
  type AnyActionType,
  type Choices,
  type Facts,
  type Field,
  type Flow,
  only,
  type Question,
  type Raced,
  type Seats,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import { NOT_IN_HAND, WINDOW_OPEN } from '../blocked.ts'
import type { Faction } from '../data/factions.ts'
import type { CardType } from '../data/treachery.ts'
import { cardOfType, discard } from '../hand.ts'
import { couldHold } from '../karama/could-hold.ts'
import { flow, question } from '../kit.ts'
import { NO_FACTION } from '../names.ts'
import type { Dune, Own, Pub } from '../state.ts'
import { ownOf } from '../treasury.ts'

const { pass } = actions
const PASS = pass.of()

/** What a window of a card is opened for, and who has played the card; nobody: NO_FACTION. */
export interface CardWindowOutline {
  args: Facts
  local: { readonly about: Facts }
  steps: { ask: void; raced: Raced }
  result: Faction
}

export interface CardWindow {
  readonly flow: Flow<CardWindowOutline>
  readonly question: Question<Dune>
}

/** IN-9.9: all who by public information could hold a card are asked at once whether they play it. The first one does. */
export function cardWindow(
  name: string,
  rule: string,
  type: CardType,
  play: AnyActionType,
  about: Readonly<Record<string, Field>> = {},
): CardWindow {
  const PLAY = play.of()
  const asked = question<Facts>(name, {
    rule,
    takes: [play, pass],
    about,
    // VI-2.27
    seen: 'nothing',
    secret: true,
    legal(_pub: Pub, mine: Own, _seat, _facts, out: Choices) {
      out.add(PASS)
      if (cardOfType(mine.hand, type) >= 0) out.add(PLAY)
    },
    why: () => NOT_IN_HAND,
    timeout: () => PASS,
    decisive: (action) => play.is(action),
  })
  const opened = flow<CardWindowOutline>(name, {
    rule,
    start: 'ask',
    // IN-9.13
    blocks: { standing: 'all', why: WINDOW_OPEN },
    local: (facts) => ({ about: facts }),
    steps: {
      ask(x) {
        let seats: Seats = 0
        x.pub.factionOf.forEach((faction, seat) => {
          if (couldHold(x.pub, faction, type)) seats |= only(seat)
        })
        return x.race(asked, seats, x.local.about, 'raced')
      },
      raced(x, first) {
        if (first === null) return x.done(NO_FACTION)
        const faction = x.pub.factionOf[first.seat]
        discard(x, faction, cardOfType(ownOf(x, faction).hand, type))
        return x.done(faction)
      },
    },
  })
  return { flow: opened, question: asked }
}
