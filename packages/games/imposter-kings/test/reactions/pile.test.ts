import { type ActionJson, Choices, canonical, type PlayState, restore, writeAction } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { trigger as triggerField } from '../../src/actions.ts'
import { imposterKings } from '../../src/index.ts'
import { NAMES } from '../../src/names.ts'
import { FITTING } from '../../src/reactions/reaction-cards.ts'
import type { ImposterKings } from '../../src/state.ts'
import { type TestTable, table } from '../table.ts'

const pile = (at: TestTable) => at.match.view(-1).pile
const pending = (at: TestTable) =>
  pile(at)
    .map(({ flow }) => flow)
    .slice(3)

const flip = (seat0 = "King's Hand, Fool", seat1 = 'Assassin, Mystic') =>
  table(`court: Judge by 1 | seat 0: hand ${seat0}; successor Elder | seat 1: hand ${seat1} | to act: 0`).flip(0)
const counter = (seat0 = "King's Hand, Fool") => flip(seat0).claim(1, 'Assassin')
const ability = (seat1 = "King's Hand, Mystic") =>
  table(`court: Zealot by 1 | seat 0: hand Judge, Queen; successor Elder | seat 1: hand ${seat1} | to act: 0`)
    .play(0, 'Judge')
    .player(0, 1)
    .name(0, 'Mystic')
const strangerAssassin = () =>
  table(
    "court: Assassin by 1, Judge by 1 | seat 0: hand King's Hand; successor Elder | seat 1: hand Stranger of seat 1 | to act: 0",
    { options: { mode: 'expansion' } },
  )
    .flip(0)
    .claim(1, 'Stranger')
const turnStart = () =>
  table('court: Fool by 3 | seat 0: hand Warlord | seat 1: hand Arbiter, Judge | seat 3: hand Queen | to act: 0', {
    seats: 4,
  })
const fool = () =>
  table('court: Queen by 1, Judge by 0 down | seat 0: hand Fool | seat 1: hand Elder | to act: 0', {
    options: { foolWindowDecline: 'suppressed' },
  })
    .play(0, 'Fool')
    .use(0)
    .court(0, 0)

const contexts: readonly (readonly [context: string, at: () => TestTable])[] = [
  ['a flip pending', () => flip()],
  ['an Assassin pending', () => counter()],
  ['a Stranger as Assassin pending', strangerAssassin],
  ['an ability pending', () => ability()],
  ['the start of a turn', turnStart],
  ['the Fool’s window without "no"', fool],
]

describe('pending items', () => {
  test('IK-9.44: the pile shows a king flip with its flipper, and above it the window with its trigger and the asked player', () => {
    expect(pending(flip())).toEqual(['flip', 'kingFlip'])
    expect(pile(flip()).at(-2)).toEqual({ flow: 'flip', shown: { seat: 0 } })
    expect(pile(flip()).at(-1)?.shown).toMatchObject({ trigger: 'kingFlip', actor: 0, card: null })
    expect(flip().asked()).toMatchObject([{ seat: 1 }])
  })

  test('IK-9.44: an assassin reaction lies only above a king flip, with its responder and the card that was used', () => {
    expect(pending(counter())).toEqual(['flip', 'kingFlip', 'reaction', 'counterAssassin'])
    expect(pile(counter()).at(-2)?.shown).toEqual({ seat: 1, name: 'Assassin' })
    expect(counter().asked()[0].about).toMatchObject({ actor: 1, card: 'Assassin', flipper: 0 })
    expect(pending(strangerAssassin())).toEqual(pending(counter()))
    expect(pile(strangerAssassin()).at(-2)?.shown).toEqual({ seat: 1, name: 'Stranger' })
    expect(strangerAssassin().asked()[0].about).toMatchObject({ card: 'Stranger' })
  })

  test('IK-9.44: an ability window has the acting player, the played card and what was declared, and never a flip below it', () => {
    const at = ability()
    expect(pending(at).slice(-3)).toEqual(['Judge', 'challenge', 'ability'])
    expect(pending(at)).not.toContain('flip')
    expect(pile(at).at(-1)?.shown).toEqual({
      trigger: 'ability',
      actor: 0,
      card: 'Judge',
      flipper: null,
      name: 'Mystic',
      number: null,
      player: 1,
      place: null,
    })
    // The played card is the Throne as long as its window is open.
    expect(at.courtShort().at(-1)).toBe('Judge')
  })

  test('IK-9.44: everybody sees the same pile', () => {
    for (const [, at] of contexts) {
      const here = at()
      for (const observer of [0, 1]) expect(here.match.view(observer).pile).toEqual(pile(here))
    }
  })

  const answers = (state: PlayState<ImposterKings>, seat: number): ActionJson[] => {
    const choices = new Choices()
    restore(imposterKings, state).legal(seat, choices)
    return choices.toArray().map((action) => writeAction(imposterKings.actions, action))
  }

  test.each(contexts)(
    'IK-9.44, IK-19.8: saved and loaded with %s, the same is legal and the same follows',
    (_context, start) => {
      const at = start()
      const [{ seat }] = at.asked()
      const loaded = JSON.parse(JSON.stringify(at.match.save())) as PlayState<ImposterKings>
      expect(answers(loaded, seat)).toEqual(at.legal(seat))
      expect(canonical(restore(imposterKings, loaded).state())).toBe(canonical(at.match.save()))
      const choices = new Choices()
      restore(imposterKings, loaded).legal(seat, choices)
      for (const action of choices.toArray()) {
        const play = restore(imposterKings, loaded)
        play.answer(seat, action)
        const live = start().act(seat, writeAction(imposterKings.actions, action))
        expect(canonical(play.state())).toBe(canonical(live.match.save()))
      }
    },
  )
})

describe('one handler', () => {
  test('IK-9.43: King’s Hand is told apart by what is pending: it saves the flip, or stops the ability', () => {
    const saved = counter().claim(0, "King's Hand")
    expect(saved.told(-1).slice(0, 3)).toEqual(['reactionUsed', 'assassinCancelled', 'flipped'])
    expect(saved.told(-1)).not.toContain('mustActAgain')
    const stopped = ability().claim(1, "King's Hand")
    expect(stopped.told(-1).slice(0, 3)).toEqual(['reactionUsed', 'abilityCancelled', 'mustActAgain'])
    expect(stopped.told(-1)).not.toContain('assassinCancelled')
    for (const at of [saved, stopped]) expect(at.view(-1).condemned.map(({ card }) => card)).toContain("King's Hand")
  })

  test('IK-9.45, IK-19.10: every used King’s Hand adds exactly two condemned cards for an ability, one for an Assassin, and clears what was pending', () => {
    const grown = (at: TestTable, seat: number) => {
      const before = at.view(-1).condemned.length
      at.claim(seat, "King's Hand")
      expect(pending(at)).toEqual([])
      return at.view(-1).condemned.length - before
    }
    expect(grown(ability(), 1)).toBe(2)
    expect(grown(counter(), 0)).toBe(1)
    expect(grown(strangerAssassin(), 0)).toBe(1)
  })

  test('IK-9.45 (1): it is used only by a player who was asked and holds it', () => {
    expect(counter().blocked(1, { type: 'claim', card: "King's Hand" })).toMatchObject({ code: 'notAsked' })
    expect(counter('Fool').claim(0, "King's Hand").told(-1)).toContain('falseClaim')
    expect(ability('Mystic').claim(1, "King's Hand").told(-1)).toContain('falseClaim')
  })

  test('IK-9.45: with neither context pending it is illegal', () => {
    const at = table("court: Judge by 1 | seat 0: hand King's Hand | seat 1: hand Elder | to act: 0")
    const before = canonical(at.match.save())
    for (const seat of [0, 1]) at.blocked(seat, { type: 'claim', card: "King's Hand" })
    expect(canonical(at.match.save())).toBe(before)
    expect(flip("King's Hand").blocked(1, { type: 'claim', card: "King's Hand" })).toMatchObject({ code: 'notOffered' })
  })

  test('IK-9.45: the answer "no" is one answer, and what is pending decides what it means', () => {
    expect(counter().pass(0).told(-1).slice(0, 2)).toEqual(['noReaction', 'assassinated'])
    expect(ability().pass(1).told(-1).slice(0, 2)).toEqual(['noReaction', 'guessed'])
    expect(flip().pass(1).told(-1).slice(0, 2)).toEqual(['noReaction', 'flipped'])
  })

  test('IK-9.29, IK-19.10: of a played card that is no longer in the Court nothing is condemned', () => {
    const state = ability().match.save()
    state.pub.court.pop()
    const play = restore(imposterKings, state)
    play.answer(1, imposterKings.actions.byName.get('claim')?.of(NAMES.indexOf("King's Hand")) ?? fail())
    expect(play.pub.condemned.map(({ card }) => NAMES[card])).toEqual(["King's Hand"])
    expect(play.pub.court.map(({ card }) => NAMES[card])).toEqual(['Zealot'])
  })
})

function fail(): never {
  throw new Error('there is no claim')
}

describe('one coordinator', () => {
  const fitting = [
    ['ability', () => ability()],
    ['kingFlip', () => flip()],
    ['counterAssassin', () => counter()],
    ['turnStart', turnStart],
  ] as const

  test.each(fitting)(
    'IK-9.46: what is offered on %s comes from the table of card and trigger, in the same prompt',
    (name, start) => {
      const trigger = triggerField.read(name) as keyof typeof FITTING
      const at = start()
      const [{ seat }] = at.asked()
      const [{ question, about }] = at.match.view(seat).decisions
      expect([question, about?.trigger]).toEqual(['reactionPrompt', name])
      expect(at.legalCards(seat)).toEqual([NAMES[FITTING[trigger]]])
      expect(about?.offered).toEqual([NAMES[FITTING[trigger]]])
    },
  )

  test('IK-9.46, IK-9.45: one flow carries out every reaction that answers something', () => {
    expect(imposterKings.flows.filter(({ rule }) => rule === 'IK-9.45').map(({ name }) => name)).toEqual(['reaction'])
    const used = (at: TestTable) => at.events(-1).filter(({ type }) => type === 'reactionUsed')
    expect(used(flip().claim(1, 'Assassin'))).toMatchObject([{ as: 'Assassin', context: 'kingFlip' }])
    expect(used(counter().claim(0, "King's Hand"))).toMatchObject([{ as: "King's Hand", context: 'counterAssassin' }])
    expect(used(ability().claim(1, "King's Hand"))).toMatchObject([{ as: "King's Hand", context: 'ability' }])
  })
})

describe('offered means executable', () => {
  test.each(contexts)('IK-18.3, IK-19.11: with %s every listed option is accepted', (_context, start) => {
    const [{ seat }] = start().asked()
    const listed = start().legal(seat)
    expect(listed.length).toBeGreaterThan(0)
    for (const option of listed) {
      const at = start()
      const { blocked } = at.match.apply(seat, option)
      expect(blocked).toBeNull()
    }
  })

  test('IK-18.3: an offered reaction that is not held is a false claim, not a rejection', () => {
    for (const at of [flip('Fool', 'Mystic'), counter('Fool'), ability('Mystic')]) {
      const [{ seat }] = at.asked()
      const claim = at.legal(seat).find(({ type }) => type === 'claim')
      expect(at.act(seat, claim ?? { type: 'nothing' }).told(-1)[0]).toBe('falseClaim')
    }
  })

  test('IK-18.3: what was not offered is rejected', () => {
    for (const [, start] of contexts) {
      const at = start()
      const [{ seat }] = at.asked()
      for (const card of ["King's Hand", 'Assassin', 'Stranger', 'Arbiter', 'Impersonator', 'Queen']) {
        const offered = at.legalCards(seat).includes(card)
        expect(at.match.check(seat, { type: 'claim', card }) === null).toBe(offered)
      }
    }
  })
})

test('IK-18.1, IK-9.8: a reaction prompt with one possible answer is put all the same', () => {
  const at = table('court: Zealot by 1 | seat 0: hand Soldier | seat 1: hand Mystic | to act: 0', {
    options: { bluffing: false },
  })
  at.play(0, 'Soldier').name(0, 'Queen')
  expect(at.legal(1)).toEqual([{ type: 'pass' }])
  expect(at.askedShort()).toEqual(['1 reactionPrompt'])
})
