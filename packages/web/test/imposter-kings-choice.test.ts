import { Choice } from '@riposte/choice'
import { imposterKings } from '@riposte/imposter-kings'
import { type ActionJson, type Blocked, below, isBlocked, Match, seeded } from '@riposte/kernel'
import { speakerFor } from '@riposte/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Hands } from '../src/games/face.ts'
import { situationOf } from '../src/games/hooks/use-choice.ts'
import { ChoiceProvider, KINGS_ACTIONS, useChoice } from '../src/games/imposter-kings/choice/choice.tsx'
import { habitsAt, isForm, type KingsThing } from '../src/games/imposter-kings/choice/habits.ts'
import { type Plan, planOf } from '../src/games/imposter-kings/choice/plan.ts'
import { cardAt, cardsIn, type Spot, spot, type Zone } from '../src/games/imposter-kings/choice/spots.ts'
import { imposterKingsFace } from '../src/games/imposter-kings/face.tsx'
import type { KingsSight } from '../src/games/imposter-kings/names.ts'
import { letsPass } from '../src/table/letting-pass.ts'
import { play, SCENES, type Scene } from './gallery/scenes.ts'
import { NAMES, sightAt } from './imposter-kings.ts'

function planAt(scene: Scene): Plan {
  const plan = planOf(sightAt(scene))
  if (plan === null) throw new Error('nothing is asked')
  return plan
}

/** Hands that do nothing but ask why. */
function handsOf(why: (action: ActionJson) => Blocked | null): Hands {
  const nothing = () => Promise.reject(new Error('nothing is sent here'))
  return {
    act: nothing,
    stand: nothing,
    why: (action) => Promise.resolve(why(action)),
    domain: () => Promise.resolve([]),
    busy: false,
  }
}

/** What the reader of this sight can point at, and what comes of it. */
function choiceOf(sight: KingsSight, why: (action: ActionJson) => Blocked | null = () => null): Choice<KingsThing> {
  const choice = new Choice(habitsAt(sight, planOf(sight)?.question ?? ''))
  choice.look(situationOf(sight, handsOf(why), KINGS_ACTIONS))
  return choice
}

const ZONES: readonly Zone[] = ['hand', 'antechamber', 'court', 'shown', 'army', 'exhausted']

/** Everything on the table that a hand could point at. */
function spotsOn(sight: KingsSight): readonly Spot[] {
  const cards = ZONES.flatMap((zone) => cardsIn(sight, zone).map((_, at) => spot(zone, at)))
  const seats = sight.names.map((_, seat) => spot('seat', seat))
  return [...cards, ...seats, ...(planOf(sight)?.names ?? []), 'king:0', 'successor:0', 'squire:0']
}

function targetsOf(sight: KingsSight): readonly Spot[] {
  const choice = choiceOf(sight)
  return spotsOn(sight).filter((key) => choice.isTarget({ key }))
}

/** Closes the window at once. */
function Closing() {
  const { plan, send } = useChoice()
  for (const action of plan?.buttons ?? []) if (action.type === 'closeWindow') send(action)
  return null
}

/** What pointing at these things, one after the other, comes to. */
function pointedAt(sight: KingsSight, ...keys: readonly Spot[]): ActionJson | null {
  const choice = choiceOf(sight)
  for (const key of keys) choice.point({ key })
  return choice.state.ready
}

describe('what pointing at a thing means', () => {
  test('IK-18.16: a hand card is played, the King is flipped, an illegal card asks why', async () => {
    const sight = sightAt(SCENES.turn)
    const hand = sight.seen.view.mine?.hand.map(({ card }) => card) ?? []
    const queen: Spot = `hand:${hand.indexOf('Queen')}`
    const fool: Spot = `hand:${hand.indexOf('Fool')}`
    expect(pointedAt(sight, queen)).toEqual({ type: 'play', card: 'Queen' })
    expect(pointedAt(sight, 'king:0')).toEqual({ type: 'flip' })
    expect(pointedAt(sight, queen, 'king:0')).toEqual({ type: 'flip' })
    const asked: ActionJson[] = []
    const refused = { code: 'tooLow', rule: 'IK-4.5', message: 'It counts too little.' }
    const choice = choiceOf(sight, (action) => {
      asked.push(action)
      return refused
    })
    expect(choice.isTarget({ key: fool })).toBe(false)
    expect(await choice.why({ key: fool })).toBe(refused)
    expect(asked).toEqual([{ type: 'play', card: 'Fool' }])
  })

  test('IK-4.3: with cards in the Antechamber those are pointed at, and the hand is not', () => {
    const sight = sightAt(SCENES.antechamber)
    expect(targetsOf(sight)).toEqual(['antechamber:0', 'antechamber:1'])
    expect(pointedAt(sight, 'antechamber:1')).toEqual({ type: 'play', card: 'Soldier' })
  })

  test('IK-18.21: cards of the Court are targets, disgraced ones and the card itself are not', () => {
    expect(targetsOf(sightAt(SCENES.fool))).toEqual(['court:0', 'court:2'])
  })

  test('IK-18.37: the held card is a target, "no" and "yes" are buttons; without the card only the hand differs', () => {
    const holder = planAt(SCENES.ability)
    const bluffer = planAt(SCENES.bluff)
    expect(holder.buttons).toEqual([{ type: 'pass' }, { type: 'claim', card: "King's Hand" }])
    expect(bluffer.buttons).toEqual(holder.buttons)
    expect(targetsOf(sightAt(SCENES.ability))).toHaveLength(1)
    expect(targetsOf(sightAt(SCENES.bluff))).toHaveLength(0)
  })

  describe('IK-9.27: where "no" is not listed', () => {
    const withoutNo: Scene = {
      seats: 2,
      options: { foolWindowDecline: 'suppressed' },
      from: 'court: Elder by 0, Zealot by 0 down | seat 0: hand Sentry; successor Queen | seat 1: hand Fool, Judge; king down | to act: 1',
      steps: [
        [1, { type: 'play', card: 'Fool' }],
        [1, { type: 'use' }],
        [1, { type: 'chooseCourt', place: 0 }],
      ],
    }

    test('the window is closed by a button', () => {
      expect(planAt(withoutNo).buttons.map(({ type }) => type)).toEqual(['closeWindow', 'claim'])
    })

    test('closing it lets something pass, as a pass does elsewhere', () => {
      expect(planAt(withoutNo).buttons.map((answer) => letsPass(imposterKingsFace, answer))).toEqual([true, false])
    })

    test('it is closed as the window that was seen: once that is over, it is too late and closes no other', () => {
      const { match } = play(withoutNo)
      const sent: ActionJson[] = []
      const hands: Hands = {
        act: (action) => {
          sent.push(action)
          return Promise.resolve(null)
        },
        stand: () => Promise.reject(new Error('without its window')),
        why: () => Promise.resolve(null),
        domain: () => Promise.resolve([]),
        busy: false,
      }
      const table = { sight: sightAt(withoutNo), hands, children: createElement(Closing) }
      renderToStaticMarkup(createElement(ChoiceProvider, table))
      expect(sent).toEqual([{ type: 'closeWindow' }])
      const window = planAt(withoutNo).id
      expect(match.apply(0, sent[0], window).blocked).toBeNull()
      expect(match.apply(0, sent[0], window).blocked?.code).toBe('late')
    })
  })

  test('nothing is asked of somebody who only watches or waits', () => {
    expect(planOf(sightAt(SCENES.turn, null))).toBeNull()
    expect(planOf(sightAt(SCENES.waiting))).toBeNull()
  })
})

describe('answers that take several things', () => {
  test('IK-3.7: the first card goes to the Dungeon, the second becomes the Successor', () => {
    const sight = sightAt(SCENES.commit)
    expect(pointedAt(sight, 'hand:3', 'hand:0')).toEqual({
      type: 'commit',
      dungeon: cardAt(sight, 'hand:3'),
      successor: cardAt(sight, 'hand:0'),
      squire: null,
    })
  })

  test('a card pointed at again is taken out, and the next one takes its place', () => {
    const sight = sightAt(SCENES.commit)
    expect(pointedAt(sight, 'hand:3', 'hand:0', 'hand:3')).toBeNull()
    expect(pointedAt(sight, 'hand:3', 'hand:0', 'hand:3', 'hand:5')).toMatchObject({
      dungeon: cardAt(sight, 'hand:5'),
      successor: cardAt(sight, 'hand:0'),
    })
  })

  test('IK-7.8a: up to three cards of the Court in the order they lie, or none', () => {
    const sight = sightAt(SCENES.disgrace)
    expect(pointedAt(sight, 'court:3', 'court:0')).toEqual({ type: 'disgrace', first: 0, second: 3, third: null })
    expect(pointedAt(sight)).toEqual({ type: 'disgrace', first: null, second: null, third: null })
  })

  test('IK-13.2: three signature cards in their printed order, whatever order they are pointed at', () => {
    const keys: Spot[] = ['name:Exile', 'name:Flagbearer', 'name:Nakturn']
    expect(pointedAt(sightAt(SCENES.signatures), ...keys)).toEqual({
      type: 'chooseSignatures',
      first: 'Flagbearer',
      second: 'Nakturn',
      third: 'Exile',
    })
  })
})

/** Every way to answer that the page offers, as actions; of wide answers one that is pointed out at random. */
function offered(sight: KingsSight, plan: Plan, random: ReturnType<typeof seeded>): readonly ActionJson[] {
  const answers = [...plan.buttons]
  const spots = spotsOn(sight)
  const choice = choiceOf(sight)
  const forms = choice.state.verbs.filter(isForm)
  for (const form of forms) {
    choice.take(form)
    for (let step = 0; step < form.fields.length; step++) {
      const open = spots.filter((key) => choice.isTarget({ key }) && !choice.isChosen({ key }))
      const isEnough = choice.state.ready !== null && below(random, 2) === 0
      if (open.length > 0 && !isEnough) choice.point({ key: open[below(random, open.length)] })
    }
    if (choice.state.verb?.key === form.key && choice.state.ready !== null) answers.push(choice.state.ready)
  }
  if (forms.length > 0) return answers
  for (const key of spots.filter((one) => choice.isTarget({ key: one }))) {
    choice.clear()
    choice.point({ key })
    if (choice.state.ready === null) throw new Error(`pointing at ${key} answers nothing`)
    answers.push(choice.state.ready)
  }
  return answers
}

test.each([
  [2, {}],
  [2, { mulligan: true, foolWindowDecline: 'suppressed' }],
  [2, { mode: 'expansion' }],
  [2, { mode: 'expansion', signatureMode: 'tournament' }],
  [3, { mode: 'expansion', optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] }],
  [4, { mode: 'expansion', optionalCards: ['Oracle'] }],
])(
  'whole matches of %i with %j can be played by pointing and pressing alone, and nothing offered is refused',
  (seats, options) => {
    const match = Match.start(imposterKings, { seats, options: { targetScore: 4, ...options }, seed: 'pointing' })
    if (isBlocked(match)) throw new Error(match.message)
    const random = seeded('the one who points')
    const asked = new Set<string>()
    while (!match.over) {
      const me = match.play.decider()
      const sight = {
        seen: match.view(me),
        me,
        names: NAMES,
        events: [],
        fresh: 0,
        legal: match.legal(me),
        more: false,
        standing: match.standing(me),
        clock: null,
        speaker: speakerFor(imposterKings, { names: NAMES, reader: me }),
        open: null,
      }
      const plan = planOf(sight)
      if (plan === null) throw new Error('somebody is asked and cannot answer')
      asked.add(plan.question)
      const answers = offered(sight, plan, random)
      for (const answer of answers)
        expect([plan.question, answer, match.check(me, answer)]).toEqual([plan.question, answer, null])
      const applied = match.apply(me, answers[below(random, answers.length)])
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
    }
    expect(asked.size).toBeGreaterThan(7)
  },
)
