import { type Answers, type Blocked, blocked, type Choices, only, type Seats, shuffle } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { FACTION_FACTS, type Faction, TRAITORS_DEALT } from '../../data/factions.ts'
import { LEADER_FACTION, LEADER_STRENGTH, type Leader, leadersOf } from '../../data/leaders.ts'
import { events } from '../../events.ts'
import { flow, question } from '../../kit.ts'
import type { Own, Pub } from '../../state.ts'
import { ownOf } from '../../treasury.ts'
import type { PhaseOutline } from '../phase.ts'

const { keepTraitor } = actions

const NOT_DEALT: Blocked = blocked('notDealt', 'DU-2.6', 'That traitor card was not dealt to you.')

/** HK-3 */
const keepsAll = (faction: Faction): boolean => FACTION_FACTS[faction].traitorsKept === TRAITORS_DEALT

function* dealt({ unkept }: Own): Generator<Leader> {
  for (let leader = 0; leader < LEADER_FACTION.length; leader++) if ((unkept & (1 << leader)) !== 0) yield leader
}

/** DU-19.2: the strongest who is not one's own, else the first. */
function strongest(mine: Own, faction: Faction): Leader {
  const cards = [...dealt(mine)]
  const others = cards.filter((leader) => LEADER_FACTION[leader] !== faction)
  if (others.length === 0) return cards[0]
  return others.reduce((best, leader) => (LEADER_STRENGTH[leader] > LEADER_STRENGTH[best] ? leader : best))
}

/** DU-2.6, DU-19.2 */
export const keepTraitorQuestion = question('keepTraitor', {
  rule: 'DU-2.6',
  takes: [keepTraitor],
  secret: true,
  legal(_pub: Pub, mine: Own, _seat, _facts, out: Choices) {
    for (const leader of dealt(mine)) out.add(keepTraitor.of(leader))
  },
  why: () => NOT_DEALT,
  timeout: (pub, mine, seat) => keepTraitor.of(strongest(mine, pub.factionOf[seat])),
})

interface Traitors extends PhaseOutline {
  steps: { deal: void; ask: void; answered: Answers }
}

/** DU-2.6: four cards each, of which all but Harkonnen keep one. */
export const traitorsFlow = flow<Traitors>('traitors', {
  rule: 'DU-2.6',
  start: 'deal',
  // IN-8.1: a secret commitment.
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: () => ({}),
  steps: {
    deal(x) {
      const { pub } = x
      const deck: Leader[] = pub.factionOf.flatMap((faction) => [...leadersOf(faction)])
      shuffle(x.random, deck)
      for (const faction of pub.factionOf) {
        // In the order of the leaders: the order of the deal means nothing.
        const cards = deck.splice(0, TRAITORS_DEALT).sort((a, b) => a - b)
        const mask = cards.reduce((set, leader) => set | (1 << leader), 0)
        if (keepsAll(faction)) ownOf(x, faction).traitors = mask
        else ownOf(x, faction).unkept = mask
        const [a, b, c, d] = cards
        x.whisper(only(pub.seatOf[faction]), events.traitorsDealt, { faction, a, b, c, d })
      }
      x.hidden.undealt = deck.reduce((set, leader) => set | (1 << leader), 0)
      return x.goto('ask')
    },
    ask(x) {
      let choosing: Seats = 0
      x.pub.factionOf.forEach((faction, seat) => {
        if (!keepsAll(faction)) choosing |= only(seat)
      })
      return x.askAll(keepTraitorQuestion, choosing, {}, 'answered')
    },
    answered(x, answers) {
      for (const [seat, faction] of x.pub.factionOf.entries()) {
        if (keepsAll(faction)) continue
        const leader = keepTraitor.leader(answers[seat])
        const mine = x.own[seat]
        mine.traitors = 1 << leader
        mine.unkept &= ~(1 << leader)
        x.whisper(only(seat), events.traitorKept, { faction, leader })
      }
      return x.done()
    },
  },
})
