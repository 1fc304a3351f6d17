import { type EventJson, SPECTATOR } from '@riposte/kernel'
import { speakerFor, textOf } from '@riposte/words'
import { describe, expect, test } from 'vitest'
import { CARD_TEXTS, cardLine } from '../src/card-texts.ts'
import { imposterKings, phaseOf } from '../src/index.ts'
import { NAMES } from '../src/names.ts'
import { table } from './table.ts'

const speaker = speakerFor(imposterKings, { names: ['Ada', 'Ben', 'Cleo', 'Dov'], reader: null })
const said = (event: EventJson) => textOf(speaker.event(event))

test('every card has a text', () => {
  expect(NAMES.filter((name) => !CARD_TEXTS.get(name)?.text.endsWith('.'))).toEqual([])
  expect(cardLine('Elder of seat 1')).toBe(
    "Elder 3 (Immune to King's Hand): May be played on Royalty whatever its value.",
  )
})

describe('what is said', () => {
  test('IK-14.5: an event says to others only what they may know', () => {
    const princess = table('seat 0: hand Princess, Fool | seat 1: hand Elder; king down | to act: 0')
    princess.play(0, 'Princess').use(0).player(0, 1).pass(1).pick(0, 'Fool').pick(1, 'Elder')
    const exchange = (observer: number) =>
      princess
        .events(observer)
        .filter(({ type }) => type === 'exchanged')
        .map(said)
    expect(exchange(0)[0]).toBe('Ada gives Ben the Fool and gets the Elder in return.')
    expect(exchange(SPECTATOR)[0]).toBe('Ada and Ben exchange a card.')
  })

  /** The sentences for what the last action led to, with the type of each event. */
  const told = (at: ReturnType<typeof table>) => at.events(SPECTATOR).map((event) => [event.type, said(event)] as const)
  const flipped = (seat0: string, seat1: string, more: { court?: string; options?: object } = {}) =>
    table(
      `court: ${more.court ?? 'Sentry by 0'} | seat 0: hand ${seat0}; successor Judge | seat 1: hand ${seat1} | to act: 0`,
      { options: more.options ?? {} },
    ).flip(0)

  test('IK-21.10, IK-21.12: whoever reveals a reaction card is said to lose it', () => {
    const assassin = flipped("King's Hand, Fool", 'Assassin, Queen').claim(1, 'Assassin')
    expect(told(assassin)[0]).toEqual([
      'reactionUsed',
      'Ben reveals the Assassin against a King flip; it is condemned.',
    ])
    expect(told(assassin.claim(0, "King's Hand"))[0]).toEqual([
      'reactionUsed',
      "Ada reveals King's Hand against an Assassin; it is condemned.",
    ])
  })

  test('IK-21.10, IK-9.53: a Stranger that is kept is not said to be condemned', () => {
    const stranger = (strangerReactionCost: string) =>
      told(
        flipped('Fool', 'Stranger of seat 1, Queen', {
          court: 'Assassin by 1, Sentry by 0',
          options: { mode: 'expansion', strangerReactionCost },
        }).claim(1, 'Stranger'),
      )[0][1]
    const sentence = "Ben reveals the Stranger of Ben's Army as the Assassin against a King flip"
    expect(stranger('condemn')).toBe(`${sentence}; it is condemned.`)
    expect(stranger('keep')).toBe(`${sentence}.`)
  })

  test('IK-21.12, IK-9.62: nor is an Arbiter, which goes to the Antechamber', () => {
    const arbiter = table(
      'court: Fool by 3 | to act: 0 | seat 0: hand Warlord | seat 1: hand Arbiter, Mystic | seat 2: hand Judge | seat 3: hand Queen',
      { seats: 4 },
    ).claim(1, 'Arbiter')
    expect(told(arbiter)).toEqual([['reactionUsed', 'Ben reveals the Arbiter against the start of a turn.']])
  })

  test("IK-21.17: an Assassin that takes effect is said with the missing King's Hand and the flip that is prevented", () => {
    const killed = flipped('Zealot, Fool', 'Assassin, Queen').claim(1, 'Assassin').pass(0)
    expect(told(killed)).toContainEqual([
      'assassinated',
      "No King's Hand stops the Assassin: Ben assassinates Ada, and the flip is prevented.",
    ])
  })

  test('IK-21.20: the end of a round is said with its winner, the reason and the points', () => {
    const killed = flipped('Zealot, Fool', 'Assassin, Queen').claim(1, 'Assassin').pass(0)
    expect(told(killed)).toContainEqual(['roundEnded', 'Ben wins the round and gains 3 points: Ada was assassinated.'])
  })

  test('IK-21.19, IK-8.1: a player with a King to flip but no Court to flip it on is not said to have no King', () => {
    const stuck = table('seat 0: hand none | seat 1: hand Queen | to act: 0')
    expect(told(stuck)).toContainEqual(['stuck', 'Ada can neither play a card nor flip their King.'])
  })
})

describe('IK-18.4: the phase', () => {
  test('IK-20.11: flip, Assassin, King’s Hand go through reaction_assassin and reaction_kings_hand back to play', () => {
    const at = table(
      "court: Judge by 1 | seat 0: hand King's Hand; successor Elder | seat 1: hand Assassin, Queen | to act: 0",
    )
    const phases = () => [phaseOf(at.match.view(0)), phaseOf(at.match.view(SPECTATOR))]
    expect(phases()).toEqual(['play', 'play'])
    at.flip(0)
    expect(phases()).toEqual(['reaction_assassin', 'reaction_assassin'])
    at.claim(1, 'Assassin')
    expect(phases()).toEqual(['reaction_kings_hand', 'reaction_kings_hand'])
    at.claim(0, "King's Hand")
    expect(phases()).toEqual(['play', 'play'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('setting up, resolving an ability, mustering, the end', () => {
    const deal = table('deal: rest')
    expect(phaseOf(deal.match.view(1))).toBe('setup')
    const soldier = table('seat 0: hand Soldier, Fool | seat 1: hand Queen | to act: 0').play(0, 'Soldier')
    expect(phaseOf(soldier.match.view(1))).toBe('resolving')
    const muster = table('deal: rest | true king: 0', { options: { mode: 'expansion' } }).player(0, 0)
    expect(phaseOf(muster.match.view(0))).toBe('mustering')
    const last = table(
      'court: Queen by 1 | seat 0: hand Fool; king down | seat 1: hand Elder | scores: 0 6 | to act: 0',
    )
    expect(phaseOf(last.match.view(0))).toBe('game_over')
  })
})
