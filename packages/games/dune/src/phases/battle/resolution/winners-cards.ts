import { type Action, type Blocked, blocked, type Table } from '@riposte/kernel'
import { actions } from '../../../actions.ts'
import type { Faction } from '../../../data/factions.ts'
import { events } from '../../../events.ts'
import { anyCard } from '../../../fields.ts'
import { discard, makeKnown } from '../../../hand.ts'
import { question } from '../../../kit.ts'
import type { Dune } from '../../../state.ts'

const { keepCards } = actions

/** The cards that the winner may keep, one higher than their number; 0 for none. */
export interface Played {
  readonly weapon: number
  readonly defense: number
  readonly cheapHero: number
  readonly [fact: string]: number
}

const NOT_PLAYED: Blocked = blocked('notPlayed', 'DU-11.28', 'You can keep only a card that you have played.')
const HERO_IS_SPENT: Blocked = blocked('heroIsSpent', 'DU-11.27', 'A Cheap Hero who has fought is discarded.')

const most = (card: number): 0 | 1 => (card > 0 ? 1 : 0)

/** DU-19.35, R-23 */
export const keepCardsQuestion = question<Played>('keepCards', {
  rule: 'DU-11.28',
  takes: [keepCards],
  about: { weapon: anyCard, defense: anyCard, cheapHero: anyCard },
  legal(_pub, _mine, _seat, { weapon, defense, cheapHero }, out) {
    for (let one = most(weapon); one >= 0; one--) {
      for (let two = most(defense); two >= 0; two--) {
        for (let three = most(cheapHero); three >= 0; three--) out.add(keepCards.of(one, two, three))
      }
    }
  },
  why(_pub, mine, _seat, { cheapHero }, action) {
    const isHero = keepCards.cheapHero(action) === 1 && cheapHero === 0
    return isHero && mine.plan !== null && mine.plan.hero >= 0 ? HERO_IS_SPENT : NOT_PLAYED
  },
  timeout: (_pub, _mine, _seat, { weapon, defense, cheapHero }) =>
    keepCards.of(most(weapon), most(defense), most(cheapHero)),
})

export const hasAny = ({ weapon, defense, cheapHero }: Played): boolean => weapon + defense + cheapHero > 0

/** VI-3.23: what is kept everybody knows to be in that hand. */
export function keepOrDiscard(x: Table<Dune>, faction: Faction, played: Played, action: Action): void {
  const choices = [
    [played.weapon, keepCards.weapon(action)],
    [played.defense, keepCards.defense(action)],
    [played.cheapHero, keepCards.cheapHero(action)],
  ]
  for (const [card, isKept] of choices) {
    if (card === 0) continue
    if (isKept === 0) discard(x, faction, card - 1)
    else {
      makeKnown(x.pub, faction, card - 1)
      x.tell(events.kept, { faction, card: card - 1 })
    }
  }
}
