import {
  Choices,
  type GameEvent,
  listed,
  Match,
  type Play,
  type PlayState,
  record,
  replay,
  restore,
  seeded,
  writeAction,
} from '@riposte/kernel'
import { arrangements, holdsAlways, type Invariant, tellFinding } from '@riposte/testkit'
import { describe, expect, test, vi } from 'vitest'
import { events } from '../src/events.ts'
import { type Card, KINGS_HAND, NO_CARD, ownerOf } from '../src/names.ts'
import { withArmies, withSignatures } from '../src/options.ts'
import { type ImposterKings, MASTER_TACTICIAN, type Position } from '../src/state.ts'
import { inRound } from '../src/table.ts'
import { view } from '../src/view.ts'
import { optionSets } from './rebuild/option-sets.ts'
import { inTheThickOfIt } from './rebuild/thick-of-it.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Two rounds or three: what is carried over from one to the next has to hold as well. */
const longer = optionSets.map((options) => ({ ...options, targetScore: 3 }))
const oneRound = optionSets.map((options) => ({ ...options, targetScore: 1 }))

function broken(invariant: Invariant<ImposterKings>, sets: typeof longer = longer): string[] {
  return holdsAlways(inTheThickOfIt, { invariant }, { optionSets: sets }).map(tellFinding)
}

/** Every card of the game, in whatever zone it lies. */
function everyCard({ pub, own, hidden }: Position): Card[] {
  const cards = [
    pub.accused,
    hidden.forgotten,
    ...hidden.condemned,
    ...pub.removed,
    ...pub.court.map(({ card }) => card),
    ...pub.players.flatMap(({ antechamber, exhausted, recruitDiscard }) => [
      ...antechamber,
      ...exhausted,
      ...recruitDiscard,
    ]),
    ...own.flatMap(({ hand, army, successor, dungeon, squire }) => [...hand, ...army, successor, dungeon, squire]),
  ]
  return cards.filter((card) => card !== NO_CARD)
}

/** Plays one match with every set of options and calls back after each action. */
function watchAll(
  seed: string,
  look: (play: Play<ImposterKings>, told: readonly GameEvent[], before: Play<ImposterKings>) => void,
): void {
  const scratch = new Choices()
  for (const table of arrangements(inTheThickOfIt, { optionSets: oneRound })) {
    const match = Match.start(inTheThickOfIt, { ...table, seed })
    if (!(match instanceof Match)) throw new Error(match.message)
    const random = seeded(`${seed} ${JSON.stringify(table)}`)
    let play = match.play.clone()
    while (!play.over) {
      const before = play
      play = play.clone()
      const told: GameEvent[] = []
      play.sink = told
      const seat = play.decider()
      play.answer(seat, play.sample(seat, random, scratch))
      play.sink = null
      look(play, told, before)
    }
  }
}

describe('at every state of every match', () => {
  test('IK-19.1: every card is in exactly one zone, and the totals are those of the deck and the armies', () => {
    const invariant: Invariant<ImposterKings> = (play) => {
      const { pub, own } = play
      // IK-13.2: signature cards are chosen before the first deal.
      if (pub.accused === NO_CARD) return true
      const deck = everyCard(play).filter((card) => ownerOf(card) < 0)
      const same = deck.sort((a, b) => a - b).join() === pub.deck.toSorted((a, b) => a - b).join()
      if (!same) return `the deck has become ${deck.join()}`
      const armies = everyCard(play).filter((card) => ownerOf(card) >= 0)
      if (new Set(armies).size < armies.length) return `an army card is there twice: ${armies.join()}`
      for (const { hand, chosen } of own)
        if (chosen !== NO_CARD && !hand.includes(chosen)) return 'a chosen card is gone'
      return true
    }
    expect(broken(invariant)).toEqual([])
  })

  test('IK-19.1, IK-14: the public numbers of hidden cards are the true ones', () => {
    const there = (card: Card) => (card === NO_CARD ? 0 : 1)
    const invariant: Invariant<ImposterKings> = ({ pub, own, hidden }) =>
      own.every(({ hand, army, successor, dungeon, squire }, seat) => {
        const player = pub.players[seat]
        return (
          player.hand === hand.length &&
          player.army === army.length &&
          player.successor === there(successor) &&
          player.dungeon === there(dungeon) &&
          player.squire === there(squire) &&
          (player.openSuccessor === NO_CARD || player.openSuccessor === successor)
        )
      }) &&
      pub.forgotten === (hidden.forgotten !== NO_CARD) &&
      pub.condemned.length === hidden.condemned.length &&
      pub.condemned.every(({ card }, at) => card === NO_CARD || card === hidden.condemned[at])
    expect(broken(invariant)).toEqual([])
  })

  test('IK-19.2: the Throne is the last card of the Court', () => {
    const worth: Invariant<ImposterKings> = ({ pub }) => {
      const { court, throne } = view(pub, null, -1, (make) => make())
      return throne === (court.at(-1)?.value ?? 0)
    }
    expect(broken(worth, oneRound)).toEqual([])
    let landed = 0
    watchAll('lands last', (play, told) => {
      const played = told.filter(({ type }) => type === events.played).at(-1)
      if (played === undefined || told.some(({ type }) => type === events.roundEnded)) return
      expect(play.pub.court.at(-1)?.card).toBe(played.told.card)
      landed++
    })
    expect(landed).toBeGreaterThan(500)
  })

  test('IK-19.3: whose King is face up has a Successor from the commit on', () => {
    const invariant: Invariant<ImposterKings> = ({ pub }) => {
      if (pub.turn === 0) return true
      return pub.players.every(
        ({ flipped, successor }, seat) =>
          flipped ||
          successor === 1 ||
          (pub.players.length === 3 && !inRound(pub, seat)) ||
          pub.options.optionalCards.includes('Elocutionist'),
      )
    }
    expect(broken(invariant)).toEqual([])
  })

  test('IK-19.4: whose King is flipped has no Successor, or is a Master Tactician who took the Squire', () => {
    const invariant: Invariant<ImposterKings> = ({ pub, stack }) =>
      // IK-8.2: between the flip and the facet's choice the Successor still lies there.
      stack.some(({ flow }) => flow === 'charismaticFlip' || flow === 'tacticianFlip') ||
      pub.players.every(
        ({ flipped, successor, facet, squire }) =>
          !flipped || successor === 0 || (facet === MASTER_TACTICIAN && squire === 0),
      )
    expect(broken(invariant)).toEqual([])
  })

  test('IK-19.7: an Army has eight cards all match long, five in stage 2', () => {
    const invariant: Invariant<ImposterKings> = (play) => {
      const { pub, stack } = play
      const size = !withArmies(pub.options) ? 0 : withSignatures(pub.options) ? 8 : 5
      if (stack.some(({ flow }) => flow === 'signatureSelection')) return true
      return pub.players.every((_, seat) => everyCard(play).filter((card) => ownerOf(card) === seat).length === size)
    }
    expect(broken(invariant)).toEqual([])
  })

  test('IK-19.9: somebody can decide something, and no round takes more than 20 turns a card', () => {
    const scratch = new Choices()
    const invariant: Invariant<ImposterKings> = (play) => {
      if (play.over) return true
      const waiting = listed(play.waiting())
      for (const seat of waiting) {
        play.legal(seat, scratch)
        if (scratch.count === 0) return `seat ${seat} has no answer`
      }
      const { pub } = play
      return waiting.length > 0 && pub.turn <= 20 * everyCard(play).length
    }
    expect(broken(invariant, oneRound)).toEqual([])
  })

  test('IK-19.11, IK-18.3: whatever is offered can be done', () => {
    const scratch = new Choices()
    let done = 0
    const invariant: Invariant<ImposterKings> = (play) => {
      for (const seat of listed(play.waiting())) {
        play.legal(seat, scratch)
        const offered = scratch.toArray()
        // Of a long list every so-manieth will do.
        const apart = Math.ceil(offered.length / 12)
        for (let at = 0; at < offered.length; at += apart) {
          const refused = play.check(seat, offered[at])
          if (refused !== null) return `offered and refused: ${refused.message}`
          play.clone().answer(seat, offered[at])
          done++
        }
      }
      return true
    }
    expect(broken(invariant, oneRound)).toEqual([])
    expect(done).toBeGreaterThan(10_000)
  })
})

describe('after every action', () => {
  test('IK-19.10, IK-9.34: when somebody is to act nothing of an earlier turn is pending', () => {
    const invariant: Invariant<ImposterKings> = ({ stack, open, pub }) => {
      if (open?.question !== 'mainTurn' && open?.question !== 'antechamberTurn') return true
      if (pub.asked !== -1 || pub.givers !== 0) return 'somebody is still asked something'
      return stack.map(({ flow }) => flow).join() === 'match,round,turn'
    }
    expect(broken(invariant)).toEqual([])
  })

  test("IK-19.10: a King's Hand condemns itself and the played card, against an Assassin itself alone", () => {
    const used = { ability: 0, counterAssassin: 0 }
    watchAll('used', (play, told, before) => {
      const reactions = told.filter((event) => event.type === events.reactionUsed && event.told.as === KINGS_HAND)
      // IK-3.2: with a new round the pile is cleared.
      if (reactions.length === 0 || told.some(({ type }) => type === events.roundStarted)) return
      expect(reactions).toHaveLength(1)
      const against = events.reactionUsed.table.context.write(reactions[0].told.context)
      const grown = play.pub.condemned.length - before.pub.condemned.length
      const left = before.pub.court.length - play.pub.court.length
      // IK-9.29: one less where the played card had left the Court.
      expect({ against, grown }).toEqual({ against, grown: 1 + left })
      expect(left).toBeLessThanOrEqual(against === 'ability' ? 1 : 0)
      used[against === 'ability' ? 'ability' : 'counterAssassin']++
    })
    expect(used.ability).toBeGreaterThan(20)
    expect(used.counterAssassin).toBeGreaterThan(5)
  })
})

describe('the same again', () => {
  const scratch = new Choices()
  const written = (match: Match<ImposterKings>) => JSON.stringify(match.play.state())
  const play = (match: Match<ImposterKings>, seed: string) => {
    const random = seeded(seed)
    const states = [written(match)]
    while (!match.over) {
      const seat = match.play.decider()
      const applied =
        states.length % 9 === 0
          ? match.timeout(seat)
          : match.apply(seat, writeAction(match.game.actions, match.play.sample(seat, random, scratch)))
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      states.push(written(match))
    }
    return states
  }

  test('IK-19.6, IK-3.11: the same actions on the same deal give the same states', () => {
    for (const table of arrangements(inTheThickOfIt, { optionSets: oneRound })) {
      const match = Match.start(inTheThickOfIt, { ...table, seed: 'once more' })
      if (!(match instanceof Match)) throw new Error(match.message)
      const states = play(match, JSON.stringify(table))
      const again: string[] = []
      replay(inTheThickOfIt, record(match, 'salt'), undefined, (at) => again.push(written(at)))
      expect(again).toEqual(states)
    }
  })

  test('IK-19.8, IK-9.44: a match saved and loaded inside a window goes on as if nothing had been', () => {
    const met = new Map<string, number>()
    watchAll('saved', (now) => {
      if (now.open?.question !== 'reactionPrompt') return
      const window = now.stack[now.stack.length - 1].flow
      met.set(window, (met.get(window) ?? 0) + 1)
      const text = JSON.stringify(now.state())
      const loaded = restore(inTheThickOfIt, JSON.parse(text) as PlayState<ImposterKings>)
      const seat = now.decider()
      const offered = new Choices()
      now.legal(seat, offered)
      loaded.legal(seat, scratch)
      expect(scratch.toArray()).toEqual(offered.toArray())
      for (const action of offered.toArray()) {
        const [here, there] = [now.clone(), loaded.clone()]
        here.answer(seat, action)
        there.answer(seat, action)
        expect(JSON.stringify(there.state())).toBe(JSON.stringify(here.state()))
      }
    })
    for (const window of ['ability', 'kingFlip', 'counterAssassin']) expect(met.get(window)).toBeGreaterThan(5)
  })
})
