import { below, Choices, type Random, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { actions, DEFENSE_SLOT, WEAPON_SLOT } from '../../src/actions.ts'
import { LEADER_ID, leadersOf } from '../../src/data/leaders.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { ability } from '../../src/karama/abilities.ts'
import { ELEMENTS, TANKS_FACE_UP, VOICE_KINDS } from '../../src/names.ts'
import { commitElement, valueIn } from '../../src/phases/battle/commit-element.ts'
import { makePlan, planDomain } from '../../src/phases/battle/make-plan.ts'
import { planRefused } from '../../src/phases/battle/plan-refused.ts'
import { CHEAP_HERO_LEADER } from '../../src/state.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { field, fightUntil } from './field.ts'

const PREVENTED = ['SARDAUKAR', 'FEDAYKIN', 'BATTLE_HARDENED', 'KWISATZ_HADERACH'].map(ability)

interface Combatant {
  readonly t: TestTable
  readonly id: FactionId
}

/** One of the combatants in some battle: any hand, any means, any command, and perhaps committed to an element. */
function anyCombatant(random: Random): Combatant {
  const ids: FactionId[] = ['atreides', 'emperor', 'fremen', 'harkonnen']
  const id = ids[below(random, ids.length)]
  const other = id === 'harkonnen' ? 'fremen' : 'harkonnen'
  const t = field([id, other], { mode: below(random, 4) === 0 ? 'basic' : 'advanced' })
  const { pub } = t
  const faction = factionNumber(id)
  t.place(id, 'arrakeen/10', 1 + below(random, 4), Math.min(below(random, 3), pub.reservesElite[faction]))
  t.place(other, 'arrakeen/10', 1)
  pub.khLosses = 7 * below(random, 2)
  for (const leader of leadersOf(faction)) if (below(random, 3) > 0) pub.leaders[leader] = TANKS_FACE_UP
  for (let cards = below(random, 6); cards > 0; cards--) {
    t.give(id, CARD_ID[t.hidden.deck[below(random, t.hidden.deck.length)]])
  }
  t.own(id).spice = below(random, 6)
  fightUntil(t, 'makePlan')
  const { battle } = pub
  if (battle === null) throw new Error('no battle')
  battle.prevented = PREVENTED.filter(() => below(random, 3) === 0)
  if (below(random, 2) === 0) {
    const kind = below(random, VOICE_KINDS.length)
    battle.voice = { by: 1, to: faction, play: below(random, 2) === 0, kind }
  }
  if (below(random, 2) === 0) {
    const element = below(random, ELEMENTS.length)
    const choices = new Choices()
    commitElement.legal(pub, t.own(id), t.seat(id), { element, territory: battle.territory }, choices)
    const mine = t.own(id)
    mine.committedTo = valueIn(element, choices.list[below(random, choices.count)])
    mine.committed = element
  }
  return { t, id }
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n)

/** Every way to fill in the form up to a place, these fields being filled in. */
function filledIn({ t, id }: Combatant, from: readonly number[], places: number): Set<string> {
  const found = new Set<string>()
  const fill = (filled: number[]) => {
    if (filled.length === places) {
      found.add(filled.join())
      return
    }
    const domain: number[] = []
    planDomain(t.pub, t.own(id), t.seat(id), filled, domain)
    if (domain.length === 0) throw new Error(`${filled.join()} has no completion`)
    for (const value of domain) fill([...filled, value])
  }
  fill([...from])
  return found
}

/** As the field of a leader has them: one of the Guild, who do not play here, and the Cheap Hero. */
const FOREIGN = LEADER_ID.indexOf('guild-rep') + 1
const HERO = CHEAP_HERO_LEADER + 1

/** What is worth trying in a slot: nothing, everything in hand that fits it, and one card that is not in hand. */
function slotFields(slot: readonly number[], hand: readonly number[]): number[] {
  const stranger = slot.findIndex((card) => !hand.includes(card))
  return upTo(slot.length).filter((field) => field === 0 || field === stranger + 1 || hand.includes(slot[field - 1]))
}

const CASES = 120

test('DU-11.10 to DU-11.15, DU-11.39: leader and cards that can be filled in are those that nothing refuses', () => {
  const random = seeded('leaders and cards')
  for (let n = 0; n < CASES; n++) {
    const combatant = anyCombatant(random)
    const { t, id } = combatant
    const { plan } = actions
    const [, , , , ...tokens] = plan.fields.map((_, place) =>
      plan.at(makePlan.timeout(t.pub, t.own(id), t.seat(id), {}) ?? plan.of(), place),
    )
    const unrefused = new Set<string>()
    const { hand } = t.own(id)
    for (const leader of [0, ...leadersOf(factionNumber(id)).map((one) => one + 1), FOREIGN, HERO]) {
      for (const kwisatz of upTo(1)) {
        for (const weapon of slotFields(WEAPON_SLOT, hand)) {
          for (const defense of slotFields(DEFENSE_SLOT, hand)) {
            const action = plan.of(leader, kwisatz, weapon, defense, ...tokens)
            if (planRefused(t.pub, t.own(id), factionNumber(id), action) === null) {
              unrefused.add([leader, kwisatz, weapon, defense].join())
            }
          }
        }
      }
    }
    expect(filledIn(combatant, [], 4)).toEqual(unrefused)
  }
})

test('DU-11.14, DU-11.23, DU-11.24, AT-8: numbers of tokens that can be filled in are those that nothing refuses', () => {
  const random = seeded('tokens')
  for (let n = 0; n < CASES; n++) {
    const combatant = anyCombatant(random)
    const { t, id } = combatant
    const { plan } = actions
    const fields = plan.fields.map((_, place) =>
      plan.at(makePlan.timeout(t.pub, t.own(id), t.seat(id), {}) ?? plan.of(), place),
    )
    const cards = fields.slice(0, 4)
    const unrefused = new Set<string>()
    for (const a of upTo(5)) {
      for (const b of upTo(5)) {
        for (const c of upTo(3)) {
          for (const d of upTo(3)) {
            const action = plan.of(...cards, a, b, c, d)
            if (planRefused(t.pub, t.own(id), factionNumber(id), action) === null)
              unrefused.add([...cards, a, b, c, d].join())
          }
        }
      }
    }
    expect(filledIn(combatant, cards, 8)).toEqual(unrefused)
    expect(unrefused).toContain(fields.join())
  }
})
