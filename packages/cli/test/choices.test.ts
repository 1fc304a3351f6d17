import { imposterKings } from '@riposte/imposter-kings'
import {
  type ActionJson,
  actionSet,
  defineActions,
  flag,
  type Game,
  isBlocked,
  Match,
  named,
  optional,
  whole,
} from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { type Choice, conceivable, meant } from '../src/choices.ts'
import { answerOf, isWide, stepOf, whyNotPiece, wordingOf } from '../src/fill-in.ts'
import { speakerAt } from '../src/people.ts'

const choices: Choice[] = ['Play the Elder', 'Play the Zealot', "Play King's Hand", 'Flip your King', 'Flip'].map(
  (text) => ({
    action: { type: text },
    text,
  }),
)
const texts = (typed: string) => meant(choices, typed).map(({ text }) => text)

test('the same text is meant rather than a longer one, and a beginning rather than a part', () => {
  expect(texts('flip')).toEqual(['Flip'])
  expect(texts('FLIP  your')).toEqual(['Flip your King'])
  expect(texts('pl')).toEqual(['Play the Elder', 'Play the Zealot', "Play King's Hand"])
})

test('words may be left out and shortened, but not exchanged', () => {
  expect(texts('play eld')).toEqual(['Play the Elder'])
  expect(texts('zeal')).toEqual(['Play the Zealot'])
  expect(texts('elder play')).toEqual([])
  expect(texts('')).toEqual([])
})

test('apostrophes do not matter', () => {
  expect(texts('kings hand')).toEqual(["Play King's Hand"])
  expect(texts('king’s h')).toEqual(["Play King's Hand"])
})

test('everything that can be said is conceivable, once, and nothing else', () => {
  const actions = defineActions({
    play: { card: named('card', ['Elder', 'Zealot', 'Elder']) },
    bet: { on: flag, stake: optional(whole('stake', 1, 2)) },
    vast: { a: whole('number', 0, 4000), b: whole('number', 0, 4000) },
  })
  expect(conceivable({ actions: actionSet(actions) } as Game)).toEqual([
    { type: 'play', card: 'Zealot' },
    { type: 'play', card: 'Elder' },
    ...[false, true].flatMap((on) => [null, 1, 2].map((stake) => ({ type: 'bet', on, stake }))),
  ])
})

const commits: Choice[] = ['Fool', 'Elder', 'Queen'].flatMap((dungeon) =>
  ['Fool', 'Elder', 'Queen'].flatMap((successor) =>
    dungeon === successor ? [] : [{ action: { type: 'commit', dungeon, successor }, text: `${dungeon} ${successor}` }],
  ),
)

test('many choices are wide only if they differ in several fields', () => {
  const names = Array.from({ length: 30 }, (_, at) => ({ action: { type: 'name', card: at }, text: String(at) }))
  expect(isWide(names)).toBe(false)
  expect(isWide(commits)).toBe(false)
  expect(isWide(Array.from({ length: 5 }, () => commits).flat())).toBe(true)
})

describe('an answer that is put together piece by piece', () => {
  /** A match at the first question of this name with so many types of answers, and what was sent. */
  function asked(question: string, types: number) {
    const game = imposterKings as Game
    const match = Match.start(game, { seats: 2, seed: 'pieces', options: {} })
    if (isBlocked(match)) throw new Error(match.message)
    const open = () => new Set(match.legal(match.play.decider()).map(({ type }) => type)).size
    while (match.play.open?.question !== question || open() < types) {
      const decider = match.play.decider()
      match.apply(decider, match.legal(decider)[0])
    }
    const sent: ActionJson[] = []
    const seat = match.play.decider()
    const answer = answerOf(match, seat, (action) => {
      sent.push(action)
      return Promise.resolve(match.apply(seat, action).blocked)
    })
    const say = wordingOf(speakerAt(match, seat), question)
    const pick = (text: string) =>
      stepOf(answer, say)
        ?.options.find((option) => option.text === text)
        ?.choose()
    return { match, answer, say, sent, pick }
  }

  test('says what was chosen so far, asks for the next piece, and is sent when it is whole', async () => {
    const { answer, say, sent, pick } = asked('commitCards', 1)
    const [dungeon, successor] = stepOf(answer, say)?.options.map(({ text }) => text) ?? []
    expect(stepOf(answer, say)).toMatchObject({
      sofar: 'Set aside … in the Dungeon and … as Successor',
      asks: 'Dungeon card',
    })
    pick(dungeon)
    expect(stepOf(answer, say)).toMatchObject({
      sofar: `Set aside the ${dungeon} in the Dungeon and … as Successor`,
      asks: 'Successor',
    })
    pick(successor)
    const whole = { type: 'commit', dungeon, successor, squire: null }
    expect(stepOf(answer, say)).toEqual({
      sofar: `Set aside the ${dungeon} in the Dungeon and the ${successor} as Successor`,
      asks: null,
      options: [],
    })
    expect(sent).toEqual([])
    await answer.send()
    expect(sent).toEqual([whole])
  })

  test('begins with what to do where there are several things to do', () => {
    const { answer, say, pick } = asked('mainTurn', 2)
    const step = stepOf(answer, say)
    expect(step).toMatchObject({ sofar: '', asks: 'what to do' })
    expect(step?.options.map(({ text }) => text)).toEqual(['Play …', 'Flip your King'])
    pick('Play …')
    expect(stepOf(answer, say)).toMatchObject({ sofar: 'Play …', asks: 'Card' })
  })

  test('takes the last piece back', () => {
    const { answer, say, pick } = asked('commitCards', 1)
    const before = stepOf(answer, say)
    pick(before?.options[0].text ?? '')
    answer.back()
    expect(stepOf(answer, say)).toMatchObject({
      sofar: 'Set aside … in the Dungeon and … as Successor',
      asks: 'Dungeon card',
    })
  })

  test('a piece that may not be chosen has a reason; words that are no piece have none', async () => {
    const { match, answer, say, pick } = asked('commitCards', 1)
    const chosen = stepOf(answer, say)?.options[0].text ?? ''
    pick(chosen)
    const held = [chosen, ...(stepOf(answer, say)?.options.map(({ text }) => text) ?? [])]
    const absent = ['Fool', 'Elder', 'Queen', 'Judge', 'Warlord', 'Sentry'].find((name) => !held.includes(name))
    expect(await whyNotPiece(match.game, answer, say, absent ?? '')).toMatchObject({ rule: 'IK-3.7' })
    expect(await whyNotPiece(match.game, answer, say, stepOf(answer, say)?.options[0].text ?? '')).toBeNull()
    expect(await whyNotPiece(match.game, answer, say, 'zzz')).toBeUndefined()
  })
})
