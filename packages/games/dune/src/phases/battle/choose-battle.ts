import { type Blocked, blocked, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { question } from '../../kit.ts'
import { nextBattles, type Pairing } from './battles.ts'

const { chooseBattle } = actions

const NOT_YOURS: Blocked = blocked('noSuchBattle', 'DU-11.3', 'You have no battle with that faction there.')
const OTHER_NAME: Blocked = blocked(
  'zoneName',
  'DU-11.1',
  'A zone of a territory goes by the first of its locations in map order.',
)

const isThis = ({ territory, zone, defender }: Pairing, t: number, node: number, opponent: number): boolean =>
  t === territory && opponent === defender && zone.includes(node)

/** DU-19.28: which battle is next. */
export const whichBattle = question<Facts>('whichBattle', {
  rule: 'DU-11.3',
  takes: [chooseBattle],
  legal(pub, _mine, _seat, _arg, out) {
    for (const { territory, zone, defender } of nextBattles(pub)) out.add(chooseBattle.of(territory, zone[0], defender))
  },
  why(pub, _mine, _seat, _arg, action) {
    const named = [
      chooseBattle.territory(action),
      chooseBattle.location(action),
      chooseBattle.opponent(action),
    ] as const
    return nextBattles(pub).some((battle) => isThis(battle, ...named)) ? OTHER_NAME : NOT_YOURS
  },
  timeout(pub) {
    const [{ territory, zone, defender }] = nextBattles(pub)
    return chooseBattle.of(territory, zone[0], defender)
  },
})
