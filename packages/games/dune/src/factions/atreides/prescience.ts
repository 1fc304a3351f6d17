import { type Action, type Blocked, blocked, type Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { ATREIDES } from '../../data/factions.ts'
import { CHEAP_HERO } from '../../data/treachery.ts'
import { events } from '../../events.ts'
import { cardOfType } from '../../hand.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { DIAL_ELEMENT, ELEMENTS, type Element, LEADER_ELEMENT } from '../../names.ts'
import {
  AGAINST_A_PLAN,
  type AgainstAPlan,
  againstAPlan,
  isOwnBattle,
  whetherToAnnounce,
} from '../../phases/battle/against-a-plan.ts'
import { battleOf, opponentOf, sideOf } from '../../phases/battle/combatants.ts'
import { commitElement, valueIn } from '../../phases/battle/commit-element.ts'
import { seatsOf } from '../../seats.ts'
import { CHEAP_HERO_LEADER, type Dune, type Pub } from '../../state.ts'
import { ownOf } from '../../treasury.ts'

const { announcePrescience, pass, prescience } = actions
const PRESCIENCE = ability('PRESCIENCE')
const ALLIANCE_PRESCIENCE = ability('ALLIANCE_PRESCIENCE')
const PASS = pass.of()

/** DU-11.5: B5, after the Voice. */
const STEP = 5

/** AT-9: the use in an ally's battle is announced before the element is named. */
const whetherToForesee = whetherToAnnounce('whetherToForesee', 'AT-9', announcePrescience)

const NO_ELEMENT: Blocked = blocked('noElement', 'AT-8', 'That is no element of a plan.')

/** DU-19.30 */
const whichElement = question<AgainstAPlan>('whichElement', {
  rule: 'AT-8',
  takes: [prescience, pass],
  about: AGAINST_A_PLAN,
  legal(_pub, _mine, _seat, _about, out) {
    out.add(PASS)
    for (let element = 0; element < ELEMENTS.length; element++) out.add(prescience.of(element))
  },
  why: () => NO_ELEMENT,
  timeout: () => PASS,
})

const aboutOf = (pub: Pub): AgainstAPlan => againstAPlan(pub, ATREIDES)

interface Foreseeing extends MomentOutline {
  local: { element: Element }
  steps: {
    begin: void
    announce: void
    announced: Action
    allowed: KaramaHits
    name: void
    named: Action
    granted: KaramaHits
    end: void
  }
}

/** AT-8, AT-9: one element of the opponent's plan, once per battle. */
const prescienceFlow = flow<Foreseeing>('prescience', {
  rule: 'DU-11.9',
  start: 'begin',
  local: () => ({ element: -1 }),
  steps: {
    begin(x) {
      battleOf(x.pub).step = STEP
      return isOwnBattle(x.pub, ATREIDES) ? x.goto('name') : x.goto('announce')
    },
    announce: (x) => x.ask(whetherToForesee, x.pub.seatOf[ATREIDES], aboutOf(x.pub), 'announced'),
    announced(x, action) {
      // IN-4.1
      if (pass.is(action)) return x.done()
      x.tell(events.abilityUsed, { faction: ATREIDES, abilityName: ALLIANCE_PRESCIENCE })
      const uses = [{ ability: ALLIANCE_PRESCIENCE, user: ATREIDES }]
      return x.call(karama, { uses, territory: battleOf(x.pub).territory }, 'allowed')
    },
    allowed: (x, hits) => (hits.length > 0 ? x.done() : x.goto('name')),
    name: (x) => x.ask(whichElement, x.pub.seatOf[ATREIDES], aboutOf(x.pub), 'named'),
    named(x, action) {
      if (pass.is(action)) return x.done()
      const element = prescience.element(action)
      x.local.element = element
      const { territory: where, opponent } = aboutOf(x.pub)
      x.tell(events.prescienceUsed, { faction: ATREIDES, of: opponent, element })
      // AT-9 has had its window.
      if (!isOwnBattle(x.pub, ATREIDES)) return x.goto('granted', [])
      return x.call(karama, { uses: [{ ability: PRESCIENCE, user: ATREIDES }], territory: where, element }, 'granted')
    },
    /** IN-3.7: only now does the opponent commit itself. A hit means that nothing is committed or shown. */
    granted(x, hits) {
      if (hits.length > 0) return x.done()
      return x.call(elementFlow, { element: x.local.element }, 'end')
    },
    end: (x) => x.done(),
  },
})

/** VI-3.19: what was committed is for Atreides, and for the ally whose battle it is. */
function show(x: Table<Dune>, element: Element, value: number): void {
  const { pub } = x
  const battle = battleOf(pub)
  const side = sideOf(pub, battle, ATREIDES)
  const opponent = opponentOf(battle, side)
  const mine = ownOf(x, opponent)
  mine.committed = element
  mine.committedTo = value
  battle.element = element
  battle.elementOf = opponent
  ownOf(x, ATREIDES).seenElement = value
  ownOf(x, side).seenElement = value
  const isHero = element === LEADER_ELEMENT && value === CHEAP_HERO_LEADER
  const leader = element === LEADER_ELEMENT && !isHero ? value : -1
  const isCard = element !== LEADER_ELEMENT && element !== DIAL_ELEMENT
  const card = isHero ? cardOfType(mine.hand, CHEAP_HERO) : isCard ? value : -1
  const dial = element === DIAL_ELEMENT ? value : 0
  // VI-4.1: whoever is shown a card knows where it is.
  if (card >= 0) for (const one of [ATREIDES, side]) ownOf(x, one).known[card] = opponent
  x.whisper(seatsOf(pub, ATREIDES, side, opponent), events.elementShown, {
    faction: opponent,
    element,
    leader: leader + 1,
    card: card + 1,
    halves: dial,
  })
}

interface Committing {
  args: { readonly element: Element }
  local: { readonly element: Element }
  steps: { ask: void; committed: Action }
  result: void
}

/** AT-8: the opponent fixes the element now; DU-11.35: what it relies on is reserved from here on. */
const elementFlow = flow<Committing>('element', {
  rule: 'AT-8',
  start: 'ask',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: ({ element }) => ({ element }),
  steps: {
    ask(x) {
      const { territory: where, opponent } = aboutOf(x.pub)
      const about = { element: x.local.element, territory: where }
      return x.ask(commitElement, x.pub.seatOf[opponent], about, 'committed')
    },
    committed(x, action) {
      show(x, x.local.element, valueIn(x.local.element, action))
      return x.done()
    },
  },
})

export const presciencePart: Part = {
  hooks: [
    {
      moment: 'beforePlans',
      faction: ATREIDES,
      place: 2,
      when: (pub) => sideOf(pub, battleOf(pub), ATREIDES) >= 0,
      flow: prescienceFlow,
    },
  ],
  flows: [prescienceFlow, elementFlow],
  questions: [whetherToForesee, whichElement, commitElement],
}
