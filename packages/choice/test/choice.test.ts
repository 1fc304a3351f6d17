import { type ActionJson, isBlocked, type Json } from '@riposte/kernel'
import { describe, expect, test, vi } from 'vitest'
import {
  Choice,
  domainOf,
  filledSlots,
  type Habits,
  type Situation,
  sentence,
  type Thing,
  valueIn,
  valuesIn,
  type Wording,
  walkThrough,
} from '../src/index.ts'
import {
  CARDS,
  type Card,
  card,
  commits,
  cuts,
  FIELDS,
  number,
  QUESTION,
  REFUSED,
  situation,
  standing,
  told,
  WIRES,
  type Wire,
  wire,
} from './situation.ts'

function at<T extends Thing>(here: Situation, habits: Habits<T> = {}): Choice<T> {
  const choice = new Choice<T>(habits)
  choice.look(here)
  return choice
}

const filled = (choice: Choice<never>) => choice.state.walked?.filled
const sources = <T extends Thing>(choice: Choice<T>) => choice.state.walked?.slots.map(({ by }) => by)

const FOOL = card('Fool')
const ELDER = card('Elder')
const QUEEN = card('Queen')

describe('a verb is filled in from left to right', () => {
  test('by what was pointed at, and by the only value', () => {
    const choice = at(situation(commits('Fool', 'Elder', 'Queen')).here, CARDS)
    expect(choice.state.walked?.next).toMatchObject({ field: 'dungeon', values: ['Fool', 'Elder', 'Queen'] })
    choice.point(FOOL)
    expect(sources(choice)).toEqual(['wish', 'open', 'later'])
    expect(choice.state.ready).toBeNull()
    choice.point(ELDER)
    expect(sources(choice)).toEqual(['wish', 'wish', 'only'])
    expect(choice.state.ready).toEqual({ type: 'commit', dungeon: 'Fool', successor: 'Elder', squire: null })
  })

  test('by habit, which gives way to a wish', () => {
    const legal = [1, 2, 3].map((count) => ({ type: 'move', from: 'A', to: 'B', count }))
    const most: Habits = { usual: (_verb, field, values) => (field === 'count' ? values.at(-1) : undefined) }
    const choice = at(situation(legal).here, most)
    expect(choice.state.ready).toMatchObject({ count: 3 })
    expect(sources(choice)).toEqual(['only', 'only', 'usual'])
    choice.wish('count', 1)
    expect(choice.state.ready).toMatchObject({ count: 1 })
  })

  test('a habit that may not stand leaves the field open', () => {
    const legal = [1, 2].map((count) => ({ type: 'move', from: 'A', to: 'B', count }))
    const choice = at(situation(legal).here, { usual: () => 9 })
    expect(choice.state.ready).toBeNull()
    expect(choice.state.walked?.next?.field).toBe('count')
  })

  test('a number that may not stand gives way to the nearest one, and comes back when it may', () => {
    const legal = [
      ...[1, 2, 3].map((count) => ({ type: 'move', from: 'A', to: 'B', count })),
      ...[1, 2, 3, 4, 5].map((count) => ({ type: 'move', from: 'A', to: 'C', count })),
    ]
    const choice = at(situation(legal).here)
    choice.wish('count', 5)
    choice.wish('to', 'B')
    expect(choice.state.ready).toMatchObject({ to: 'B', count: 3 })
    choice.wish('to', 'C')
    expect(choice.state.ready).toMatchObject({ to: 'C', count: 5 })
  })

  test('values that are not plain are compared by what is written', () => {
    const legal = [
      { type: 'mark', at: { row: 1, column: 2 } },
      { type: 'mark', at: { row: 3, column: 4 } },
    ]
    const says: Habits<Thing> = { says: () => ({ value: { row: 3, column: 4 } }) }
    const choice = at(situation(legal).here, says)
    choice.point({ key: 'the cell' })
    expect(choice.state.ready).toEqual(legal[1])
    choice.wish('at', { row: 1, column: 2 })
    expect(choice.state.ready).toEqual(legal[0])
  })

  test('a value that is not in the domain never becomes part of the answer', () => {
    const choice = at(situation(commits('Fool', 'Elder')).here)
    choice.wish('dungeon', 'Queen')
    expect(choice.state.walked?.next?.field).toBe('dungeon')
    expect(choice.state.ready).toBeNull()
  })

  test('what lies behind the open field is known as far as the list goes', () => {
    const choice = at(situation(commits('Fool', 'Elder', 'Queen')).here)
    expect(choice.state.walked?.slots.map(({ values }) => values.length)).toEqual([3, 3, 1])
  })
})

describe('pointing', () => {
  test('at a later field before an earlier one: it waits for its field', () => {
    const choice = at(
      situation(
        cuts(
          [
            [1, 0],
            [2, 3],
          ],
          [5, 6],
        ),
      ).here,
      WIRES,
    )
    choice.point(number(6))
    expect(sources(choice)).toEqual(['open', 'later', 'ahead'])
    choice.point(wire(2, 3))
    expect(choice.state.ready).toEqual({ type: 'cut', player: 2, wire: 3, says: 6 })
  })

  test('again takes it out, and what stands behind it keeps its field', () => {
    const choice = at(situation(commits('Fool', 'Elder', 'Queen')).here, CARDS)
    choice.point(FOOL)
    choice.point(ELDER)
    choice.point(FOOL)
    expect(choice.state.walked?.slots.map(({ value, by }) => [value, by])).toEqual([
      [undefined, 'open'],
      ['Elder', 'ahead'],
      [undefined, 'later'],
    ])
    expect(choice.state.ready).toBeNull()
    choice.point(QUEEN)
    expect(choice.state.ready).toMatchObject({ dungeon: 'Queen', successor: 'Elder' })
  })

  test('where everything is taken it takes the last place', () => {
    const choice = at(situation(commits('Fool', 'Elder', 'Queen')).here, CARDS)
    for (const thing of [FOOL, ELDER, QUEEN]) choice.point(thing)
    expect(choice.state.ready).toMatchObject({ dungeon: 'Fool', successor: 'Queen' })
    expect(choice.isChosen(ELDER)).toBe(false)
  })

  test('at another holder’s wire drops what stood on the first', () => {
    const choice = at(
      situation(
        cuts(
          [
            [1, 0],
            [2, 3],
          ],
          [5, 6],
        ),
      ).here,
      WIRES,
    )
    choice.point(wire(1, 0))
    choice.point(wire(2, 3))
    expect(filled(choice as Choice<never>)).toEqual({ player: 2, wire: 3 })
    expect([choice.isChosen(wire(1, 0)), choice.isChosen(wire(2, 3))]).toEqual([false, true])
  })

  test('two equal things are two', () => {
    const choice = at(situation(commits('Fool', 'Fool', 'Elder')).here, CARDS)
    choice.point(card('Fool', 1))
    choice.point(card('Fool', 2))
    expect(choice.state.ready).toMatchObject({ dungeon: 'Fool', successor: 'Fool' })
    expect(choice.state.wishes).toHaveLength(2)
  })

  test('in any order where the fields are alike', () => {
    const sets: readonly (readonly (number | null)[])[] = [
      [null, null, null],
      ...[0, 1, 2].map((one) => [one, null, null]),
      [0, 1, null],
      [0, 2, null],
      [1, 2, null],
      [0, 1, 2],
    ]
    const legal = sets.map(([first, second, third]) => ({ type: 'disgrace', first, second, third }) as ActionJson)
    interface Place extends Thing {
      readonly place: number
    }
    const place = (value: number): Place => ({ key: `${value}`, place: value })
    const choice = at<Place>(situation(legal).here, {
      says: (thing) => ({ value: thing.place }),
      alike: () => ['first', 'second', 'third'],
      usual: (_verb, _field, values) => (values.includes(null) ? null : undefined),
    })
    expect(choice.state.ready).toEqual(legal[0])
    choice.point(place(2))
    choice.point(place(0))
    expect(choice.state.ready).toEqual({ type: 'disgrace', first: 0, second: 2, third: null })
    choice.point(place(1))
    expect(choice.state.ready).toEqual({ type: 'disgrace', first: 0, second: 1, third: 2 })
    choice.point(place(0))
    expect(choice.state.ready).toEqual({ type: 'disgrace', first: 1, second: 2, third: null })
  })

  test('one that only fits behind the others waits, where fields are alike', () => {
    const legal: ActionJson[] = [
      ['a', 'b', 'c'],
      ['a', 'b', 'd'],
      ['a', 'c', 'd'],
      ['b', 'c', 'd'],
    ].map(([dungeon, successor, squire]) => ({ type: 'commit', dungeon, successor, squire }))
    const choice = at<Card>(situation(legal).here, { ...CARDS, alike: ({ fields }) => fields })
    expect(choice.isTarget(card('d'))).toBe(true)
    for (const name of ['d', 'b', 'c']) choice.point(card(name))
    expect(choice.state.ready).toEqual(legal[3])
  })

  test('one too many leaves out what finds no place any more, also before the answer is whole', () => {
    const legal: ActionJson[] = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ].flatMap(([dungeon, successor]) => ['x', 'y'].map((squire) => ({ type: 'commit', dungeon, successor, squire })))
    const choice = at<Card>(situation(legal).here, { ...CARDS, alike: () => ['dungeon', 'successor'] })
    for (const name of ['c', 'b', 'a']) choice.point(card(name))
    expect(choice.state.walked?.filled).toEqual({ dungeon: 'a', successor: 'b' })
    expect(['a', 'b', 'c'].map((name) => choice.isChosen(card(name)))).toEqual([true, true, false])
  })

  test('at another thing instead', () => {
    const choice = at(
      situation(
        cuts(
          [
            [1, 0],
            [1, 3],
          ],
          [5, 6],
        ),
      ).here,
      WIRES,
    )
    choice.point(wire(1, 0))
    choice.point(number(5))
    choice.replace(wire(1, 0), wire(1, 3))
    expect(choice.state.ready).toEqual({ type: 'cut', player: 1, wire: 3, says: 5 })
  })
})

describe('verbs', () => {
  const legal: ActionJson[] = [{ type: 'pass' }, { type: 'flip' }, ...commits('Fool', 'Elder', 'Queen')]

  test('are the types of the legal actions, and the only one is taken', () => {
    expect(at(situation(legal).here).state.verbs.map(({ type }) => type)).toEqual(['pass', 'flip', 'commit'])
    expect(at(situation(legal).here).state.verb).toBeNull()
    expect(at(situation([{ type: 'pass' }]).here).state.ready).toEqual({ type: 'pass' })
  })

  test('stand in the order of the question, without what is not legal now', () => {
    const question = { ...QUESTION, takes: ['move', 'flip', 'commit', 'pass'] }
    const types = at(situation(legal, { question }).here).state.verbs.map(({ type }) => type)
    expect(types).toEqual(['flip', 'commit', 'pass'])
  })

  test('habit says which comes first', () => {
    const choice = at(situation(legal).here, { first: (verbs) => verbs.find(({ type }) => type === 'commit') ?? null })
    expect(choice.state.verb?.type).toBe('commit')
  })

  test('are taken by pointing at what fills them in, or stands for them', () => {
    const king: Card = card('King')
    const habits: Habits<Card> = {
      says: (thing, verb, field, before) => (thing === king ? undefined : CARDS.says?.(thing, verb, field, before)),
      standsFor: (thing, { type }) => thing === king && type === 'flip',
      isFree: true,
    }
    const choice = at(situation(legal).here, habits)
    choice.point(FOOL)
    expect(choice.state.verb?.type).toBe('commit')
    choice.point(king)
    expect([choice.state.verb?.type, choice.state.wishes.length]).toEqual(['flip', 0])
    expect([choice.state.ready, choice.isChosen(king)]).toEqual([{ type: 'flip' }, true])
    choice.point(ELDER)
    expect(choice.state.walked?.filled).toMatchObject({ dungeon: 'Elder' })
  })

  test('that are taken keep to themselves, unless pointing is free', () => {
    const choice = at(situation(legal).here, CARDS)
    choice.take(choice.state.verbs[1])
    expect(choice.isTarget(FOOL)).toBe(false)
    choice.take(null)
    expect(choice.isTarget(FOOL)).toBe(true)
  })

  test('are parted by their first field where people tell them apart', () => {
    const uses: ActionJson[] = ['rope', 'lamp'].flatMap((tool) =>
      [1, 2].map((player) => ({ type: 'use', tool, player })),
    )
    const choice = at(situation(uses).here, { parts: { use: 'tool' } })
    expect(choice.state.verbs.map(({ preset }) => preset)).toEqual([{ tool: 'rope' }, { tool: 'lamp' }])
    choice.take(choice.state.verbs[1])
    choice.wish('player', 2)
    expect(choice.state.ready).toEqual({ type: 'use', tool: 'lamp', player: 2 })
    expect(sources(choice)).toEqual(['verb', 'wish'])
  })

  test('are filled in in another order where all actions are listed', () => {
    const choice = at(situation(cuts([[1, 0]], [5, 6])).here, { order: { cut: ['says', 'player', 'wire'] } })
    expect(choice.state.walked?.next?.field).toBe('says')
    choice.wish('says', 6)
    expect(choice.state.ready).toEqual({ type: 'cut', says: 6, player: 1, wire: 0 })
  })

  test('a whole answer can be chosen, and shows on the things that say it', () => {
    const choice = at(situation(legal).here, CARDS)
    choice.choose({ type: 'commit', dungeon: 'Queen', successor: 'Fool', squire: null })
    expect(choice.state.ready).toMatchObject({ dungeon: 'Queen', successor: 'Fool' })
    expect([FOOL, ELDER, QUEEN].map((thing) => choice.isChosen(thing))).toEqual([true, false, true])
  })
})

describe('taking back', () => {
  const ready = () => {
    const choice = at(situation(commits('Fool', 'Elder', 'Queen')).here, CARDS)
    choice.point(FOOL)
    choice.point(ELDER)
    return choice
  }

  test('the last thing first, then the one before, then the verb', () => {
    const choice = at(situation([{ type: 'pass' }, ...commits('Fool', 'Elder', 'Queen')]).here, CARDS)
    choice.point(FOOL)
    choice.point(ELDER)
    choice.back()
    expect(choice.state.walked?.filled).toEqual({ dungeon: 'Fool' })
    choice.back()
    expect([choice.state.verb?.type, choice.state.wishes]).toEqual(['commit', []])
    choice.back()
    expect(choice.state.verb).toBeNull()
  })

  test('to a field: it and all behind it are chosen anew', () => {
    const choice = ready()
    choice.back('dungeon')
    expect(choice.state.wishes).toEqual([])
  })

  test('one field alone', () => {
    const choice = ready()
    choice.clear('dungeon')
    expect(choice.state.walked?.slots.map(({ value }) => value)).toEqual([undefined, 'Elder', undefined])
  })

  test('everything', () => {
    const choice = ready()
    choice.clear()
    expect(choice.state.walked?.filled).toEqual({})
  })
})

describe('sending', () => {
  test('an answer is an answer, and then nothing is chosen', async () => {
    const { here, sent } = situation(commits('Fool', 'Elder'))
    const choice = at(here, CARDS)
    choice.point(FOOL)
    expect(await choice.send()).toBeNull()
    expect(sent).toEqual([
      { how: 'act', action: { type: 'commit', dungeon: 'Fool', successor: 'Elder', squire: null } },
    ])
    expect(choice.state.wishes).toEqual([])
  })

  test('what nobody asked for is done as that', async () => {
    const { here, sent } = situation([{ type: 'pass' }], {
      standing: [standing('tools', [{ type: 'use', tool: 'rope', player: 1 }])],
    })
    const choice = at(here)
    choice.take(choice.state.verbs[1])
    await choice.send()
    await choice.send({ type: 'pass' })
    expect(sent.map(({ how, action }) => [how, action.type])).toEqual([
      ['stand', 'use'],
      ['act', 'pass'],
    ])
  })

  test('what is refused stays chosen, and whoever sent it is told why', async () => {
    const { here } = situation(commits('Fool', 'Elder'), { act: () => Promise.resolve(REFUSED) })
    const choice = at(here, CARDS)
    choice.point(FOOL)
    expect(await choice.send()).toBe(REFUSED)
    expect(choice.state.ready).toMatchObject({ dungeon: 'Fool' })
  })

  test('nothing is sent while nothing is ready', async () => {
    const { here, sent } = situation(commits('Fool', 'Elder', 'Queen'))
    expect(await at(here).send()).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('why not', () => {
  test('a thing that is no target is refused by the rules, and what was chosen stays', async () => {
    const { here, asked } = situation(
      cuts(
        [
          [1, 0],
          [1, 1],
          [2, 3],
        ],
        [5],
      ),
    )
    const choice = at(here, WIRES)
    choice.point(wire(1, 0))
    const cut = wire(2, 7)
    expect([choice.isTarget(cut), choice.isAnswered(cut)]).toEqual([false, true])
    choice.point(cut)
    await told()
    expect(choice.state.refusal).toEqual({ thing: cut, blocked: REFUSED })
    expect(asked).toEqual([{ type: 'cut', player: 2, wire: 7, says: 5 }])
    expect(choice.state.walked?.filled).toMatchObject({ player: 1, wire: 0 })
    choice.point(wire(1, 1))
    expect(choice.state.refusal).toBeNull()
  })

  test('of a verb that is not legal now', async () => {
    const { here, asked } = situation([{ type: 'pass' }], { question: { ...QUESTION, takes: ['flip', 'pass'] } })
    const king = card('King')
    const choice = at<Card>(here, {
      standsFor: (thing, { type }) => thing === king && type === 'flip',
      first: () => null,
    })
    expect([choice.isTarget(king), choice.isAnswered(king)]).toEqual([false, true])
    expect(await choice.why(king)).toBe(REFUSED)
    expect(asked).toEqual([{ type: 'flip' }])
  })

  test('where no single rule forbids it there is still an answer', async () => {
    const { here } = situation(
      cuts(
        [
          [1, 0],
          [1, 1],
        ],
        [5],
      ),
      { why: () => Promise.resolve(null) },
    )
    const refused = await at(here, WIRES).why(wire(2, 2))
    expect(refused).toMatchObject({ code: 'notHere', rule: 'TOY-1' })
  })

  test('a thing that says nothing is not answered', async () => {
    const choice = at(situation(cuts([[1, 0]], [5, 6])).here, WIRES)
    const table: Wire = { key: 'the table' }
    expect([choice.isAnswered(table), await choice.why(table)]).toEqual([false, null])
  })

  test('of a target there is nothing to say', async () => {
    expect(
      await at(
        situation(
          cuts(
            [
              [1, 0],
              [2, 0],
            ],
            [5],
          ),
        ).here,
        WIRES,
      ).why(wire(2, 0)),
    ).toBeNull()
  })

  test('an action can be asked about; the reason goes with the question', async () => {
    const { here } = situation([{ type: 'pass' }])
    const choice = at(here)
    await choice.explain({ type: 'flip' })
    expect(choice.state.refusal?.blocked).toBe(REFUSED)
    const late = choice.explain({ type: 'flip' })
    choice.look(situation([{ type: 'pass' }], { question: { ...QUESTION, id: 2 } }).here)
    await late
    expect(choice.state.refusal).toBeNull()
  })
})

describe('another question', () => {
  test('begins with nothing chosen', () => {
    const legal = commits('Fool', 'Elder', 'Queen')
    const choice = at(situation(legal).here, CARDS)
    choice.point(FOOL)
    choice.look(situation(legal).here)
    expect(choice.state.walked?.filled).toEqual({ dungeon: 'Fool' })
    choice.look(situation(legal, { question: { ...QUESTION, id: 2 } }).here)
    expect(choice.state.walked?.filled).toEqual({})
  })

  test('leaves alone what nobody asked for, as long as it may be done', () => {
    const tools = [
      standing(
        'tools',
        [1, 2].map((player) => ({ type: 'use', tool: 'rope', player })),
      ),
    ]
    const choice = at(situation([{ type: 'pass' }], { standing: tools }).here)
    choice.take(choice.state.verbs[1])
    choice.wish('player', 2)
    choice.look(situation([{ type: 'pass' }], { standing: tools, question: { ...QUESTION, id: 2 } }).here)
    expect(choice.state.ready).toEqual({ type: 'use', tool: 'rope', player: 2 })
    choice.look(situation([{ type: 'pass' }], { standing: tools, question: null }).here)
    expect(choice.state.ready).toEqual({ type: 'use', tool: 'rope', player: 2 })
    choice.look(situation([{ type: 'pass' }], { question: { ...QUESTION, id: 3 } }).here)
    expect(choice.state.ready).toEqual({ type: 'pass' })
  })

  test('an answer to an older question changes nothing', async () => {
    let answer: (done: null) => void = () => {}
    const { here } = situation([{ type: 'pass' }], { act: () => new Promise((resolve) => (answer = resolve)) })
    const choice = at(here)
    const sent = choice.send()
    choice.look(situation([{ type: 'pass' }], { question: { ...QUESTION, id: 2 } }).here)
    choice.wish('none', 1)
    const { wishes } = choice.state
    answer(null)
    await sent
    expect(choice.state.wishes).toBe(wishes)
  })

  test('whoever may not act has nothing to choose', () => {
    const choice = at(situation(commits('Fool', 'Elder')).here, CARDS)
    choice.look(null)
    expect(choice.state).toMatchObject({ question: null, verbs: [], verb: null, ready: null })
    expect([choice.isTarget(FOOL), choice.isAnswered(FOOL)]).toEqual([false, false])
  })
})

describe('where the answers are too many to list', () => {
  const legal = cuts(
    [
      [1, 0],
      [2, 3],
      [2, 4],
    ],
    [5, 6],
  )

  /** The rules answer when they are let. */
  function slow() {
    const open: (() => void)[] = []
    const domain = vi.fn<Situation['domain']>(
      (type, before) =>
        new Promise<readonly Json[]>((resolve) => {
          open.push(() =>
            resolve(
              domainOf(
                legal.filter((action) => action.type === type),
                FIELDS[type],
                before,
              ),
            ),
          )
        }),
    )
    const here = situation(legal.slice(0, 1), { isComplete: false, domain }).here
    const answer = async () => {
      while (open.length > 0) {
        for (const tell of open.splice(0)) tell()
        await told()
      }
    }
    return { here, domain, answer, open }
  }

  test('the domains are asked for, each once, and whoever looks is told', async () => {
    const { here, domain, answer } = slow()
    const choice = at(here, WIRES)
    const heard = vi.fn<() => void>()
    choice.subscribe(heard)
    expect([choice.state.isAsking, choice.state.ready]).toEqual([true, null])
    await answer()
    expect(heard).toHaveBeenCalled()
    expect(choice.state.walked?.next?.values).toEqual([1, 2])
    choice.point(wire(2, 3))
    await answer()
    choice.point(number(6))
    await answer()
    expect(choice.state.ready).toEqual({ type: 'cut', player: 2, wire: 3, says: 6 })
    const asked = domain.mock.calls.map(([type, before]) => JSON.stringify([type, before]))
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('what was known stays in sight until they have answered, but is not sent', async () => {
    const { here, answer } = slow()
    const choice = at(here, WIRES)
    await answer()
    for (const thing of [wire(2, 3), number(6)]) choice.point(thing)
    await answer()
    expect(choice.state.ready).not.toBeNull()
    choice.look({ ...here, moment: {} })
    expect(choice.state).toMatchObject({ ready: null, isAsking: true })
    expect(choice.state.walked?.filled).toEqual({ player: 2, wire: 3, says: 6 })
    await answer()
    expect(choice.state.ready).toEqual({ type: 'cut', player: 2, wire: 3, says: 6 })
  })

  test('an answer to an older walk is void', async () => {
    const { here, answer, open } = slow()
    const choice = at(here, WIRES)
    await answer()
    choice.point(wire(2, 3))
    const older = open.splice(0)
    choice.point(wire(2, 3))
    choice.point(wire(1, 0))
    await answer()
    for (const tell of older) tell()
    await told()
    expect(choice.state.walked?.filled).toMatchObject({ player: 1, wire: 0 })
  })

  test('what is pointed at and may not be is taken out again when the rules have said so', async () => {
    const { here, answer } = slow()
    const choice = at(here, WIRES)
    await answer()
    choice.point(wire(2, 9))
    expect(choice.isChosen(wire(2, 9))).toBe(true)
    await answer()
    await told()
    expect(choice.isChosen(wire(2, 9))).toBe(false)
    expect(choice.state.refusal).toMatchObject({ thing: wire(2, 9), blocked: REFUSED })
  })

  test('a thing behind fields that are not known yet waits', async () => {
    const { here, answer } = slow()
    const choice = at(here, WIRES)
    await answer()
    choice.point(number(6))
    await answer()
    expect(choice.state.walked?.slots.map(({ by }) => by)).toEqual(['open', 'later', 'ahead'])
  })

  test('a type that cannot be begun is no verb', async () => {
    const question = { ...QUESTION, takes: ['cut', 'move', 'flip'] }
    const { here, answer } = slow()
    const choice = at({ ...here, question }, WIRES)
    await answer()
    expect(choice.state.verbs.map(({ type }) => type)).toEqual(['cut'])
  })

  test('what nobody asks for can be begun without asking whether it can', () => {
    const domain = vi.fn<Situation['domain']>(() => [1, 2])
    const tools = [{ ...standing('tools', []), forms: ['use'] }]
    const choice = at(situation([], { question: null, standing: tools, domain }).here)
    expect(choice.state.verbs.map(({ key }) => key)).toEqual(['tools/use'])
    expect(domain).not.toHaveBeenCalled()
    expect(choice.firstValues(choice.state.verbs[0])).toEqual([1, 2])
  })

  test('a refusal of the domain is shown, and nothing is ready', () => {
    const here = situation(legal, {
      isComplete: false,
      domain: (_type, before) => (before.length === 0 ? [1] : REFUSED),
    }).here
    const choice = at(here)
    expect([choice.state.walked?.blocked, choice.state.ready]).toEqual([REFUSED, null])
  })

  test('a server that could not be reached is asked again', async () => {
    const domain = vi.fn<Situation['domain']>(() => Promise.reject(new Error('gone')))
    const { here } = situation(legal, { isComplete: false, domain })
    const choice = at(here)
    await told()
    domain.mockImplementation(() => [1])
    choice.look({ ...here })
    expect(choice.state.walked?.filled).toMatchObject({ player: 1 })
  })

  test('a walk can also be waited for', async () => {
    const verb = { key: 'move', type: 'move', fields: FIELDS.move, preset: {}, standing: null, listed: null }
    const domain: Situation['domain'] = (_type, before) => Promise.resolve(before.length < 2 ? ['A'] : [0, 1, 2])
    const walked = await walkThrough(verb, [{ thing: null, field: 'count', value: 9 }], domain, {})
    expect(isBlocked(walked.blocked)).toBe(false)
    expect(walked.ready).toEqual({ type: 'move', from: 'A', to: 'A', count: 2 })
  })
})

describe('in words', () => {
  const text = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))
  const say: Wording = {
    action: ({ dungeon = '…', successor = '…' }) => `Put the ${text(dungeon)} and the ${text(successor)} aside`,
    field: (_verb, field) => `${field}:`,
    value: (_verb, _field, value) => (value === null ? 'nobody' : `the ${text(value)}`),
  }
  const words = (choice: Choice<Card>) => (choice.state.walked === null ? null : sentence(choice.state.walked, say))

  test('what is filled in and what may stand are read by field', () => {
    const choice = at(situation(commits('Fool', 'Elder', 'Queen')).here, CARDS)
    choice.wish('successor', 'Fool')
    expect([filledSlots(choice.state.walked), valuesIn(choice.state.walked, 'successor')]).toEqual([[], []])
    choice.point(ELDER)
    const { walked } = choice.state
    expect(filledSlots(walked).map(({ field, value }) => [field, value])).toEqual([
      ['dungeon', 'Elder'],
      ['successor', 'Fool'],
      ['squire', null],
    ])
    expect([valueIn(walked, 'successor'), valuesIn(walked, 'successor')]).toEqual(['Fool', ['Fool', 'Queen']])
  })

  test('the sentence so far grows with the choice', () => {
    const choice = at(situation(commits('Fool', 'Elder', 'Queen')).here, CARDS)
    expect(words(choice)).toBe('Put the … and the … aside')
    choice.point(FOOL)
    expect(words(choice)).toBe('Put the Fool and the … aside')
    choice.point(ELDER)
    expect(words(choice)).toBe('Put the Fool and the Elder aside')
  })
})
