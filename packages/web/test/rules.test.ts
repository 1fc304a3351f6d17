import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARD_TEXTS } from '@riposte/imposter-kings'
import { describe, expect, test } from 'vitest'
import { readRulebook } from '../src/rules/rulebook.ts'
import { searchRules } from '../src/rules/search.ts'
import { pieceMaker, typographic } from '../src/rules/words.ts'
import { howToPlay } from '../src/texts/en/how-to-play.ts'
import { game } from './corpus.ts'

const book = readRulebook(readFileSync(join(import.meta.dirname, '../../../docs/rules/imposter-kings.md'), 'utf8'))

describe('the rulebook', () => {
  test('has every rule that the game cites to a player', () => {
    const cited = new Set([
      ...game.questions.map(({ rule }) => rule),
      ...Object.values(game.events).map(({ rule }) => rule),
      ...Object.values(game.options).map(({ rule }) => rule),
    ])
    const missing = [...cited].filter((rule) => /^IK-\d+\.\d/.test(rule) && !book.rules.has(rule))
    expect(missing).toEqual([])
    expect(cited.size).toBeGreaterThan(40)
  })

  test('leaves out what it says about itself and its tests', () => {
    const titles = book.sections.map(({ title }) => title)
    expect(titles[0]).toBe('Conventions')
    expect(titles.some((title) => /appendix|tests/i.test(title))).toBe(false)
    expect(JSON.stringify([...book.rules.values()].map(({ text }) => text))).not.toContain('npx')
    expect(titles).toContain('Worked examples')
  })

  test('a rule begins in a paragraph or in a row, and goes on to the next', () => {
    expect(book.rules.get('IK-9.30')).toMatchObject({ under: 'Reactions, Assassin on a King flip' })
    expect(book.rules.get('IK-9.30')?.text).toMatch(/^After a flip is announced/)
    expect(book.rules.get('IK-2.7')?.text).toContain('the ordered row of all cards played')
    expect(book.rules.get('IK-5.7')?.text).toContain('The turn ends')
    expect(book.rules.get('IK-8.2')?.text).toContain('take the Successor into hand')
  })
})

describe('the rulebook of Dune', () => {
  const folder = join(import.meta.dirname, '../../../docs/rules/dune')
  const text = ['rules', 'factions', 'interrupts', 'visibility']
    .map((name) => readFileSync(join(folder, `${name}.md`), 'utf8'))
    .join('\n\n')
  const whole = readRulebook(text)

  test('has every id that it mentions: rules, rulings, factions, interrupts, views, and whole chapters', () => {
    const mentioned = new Set(text.match(/(?<![\w-])(?:R|DU|IN|VI|AT|BG|EM|FR|HK|GU)-(?:K|\d+[a-z]?)(?:\.\d+[a-z]?)*/g))
    expect([...mentioned].filter((id) => !whole.rules.has(id))).toEqual([])
    expect(mentioned.size).toBeGreaterThan(500)
  })

  test('a chapter with an id is found by it, and a ruling by its number', () => {
    expect(whole.sections.find(({ anchor }) => anchor === 'IN-6')?.title).toBe('Faction powers [ADV]')
    expect(searchRules(whole, 'IN-6')[0].id).toBe('IN-6')
    expect(searchRules(whole, 'r-13')[0].id).toBe('R-13')
    expect(whole.rules.get('AT-5')?.under).toBe('Atreides')
  })
})

describe('searching', () => {
  const wordingOf = (id: string) => `${book.rules.get(id)?.under} ${book.rules.get(id)?.text}`
  const ids = (query: string) => searchRules(book, query).map(({ id }) => id)

  test('by id: the rule itself, then those that begin alike', () => {
    expect(ids('IK-9.30')[0]).toBe('IK-9.30')
    expect(ids('9.3')[0]).toBe('IK-9.3')
    expect(ids('9.3')).toContain('IK-9.30')
    expect(ids('ik-7.1')).toContain('IK-7.1a')
  })

  test('by words: all of them occur, whatever the case and the apostrophe', () => {
    const found = searchRules(book, 'KING’S hand condem')
    expect(found.length).toBeGreaterThan(3)
    for (const { anchor } of found) {
      const all = wordingOf(anchor).toLowerCase()
      for (const word of ["king's", 'hand', 'condem']) expect(all).toContain(word)
    }
    expect(ids('zzyzx')).toEqual([])
    expect(ids('  ')).toEqual([])
  })

  test('words are found at their beginning, not inside others', () => {
    const found = searchRules(book, 'art')
    for (const { anchor } of found) expect(wordingOf(anchor)).toMatch(/\bart/i)
  })

  test('the context shows the hit, and is a piece of the wording', () => {
    for (const query of ['assassin', 'throne', 'false claim', '9.3']) {
      for (const { anchor, context } of searchRules(book, query)) {
        const shown = context.filter(({ text }) => !/^ ?… ?$/.test(text))
        expect(book.rules.get(anchor)?.text).toContain(shown.map(({ text }) => text).join(''))
        const hits = shown.filter(({ hit }) => hit)
        for (const { text } of hits) expect(query.toLowerCase()).toContain(text.toLowerCase())
      }
    }
    expect(searchRules(book, 'assassin')[0].context.some(({ hit }) => hit)).toBe(true)
  })
})

describe('how to play', () => {
  const games = Object.entries(howToPlay)
  const books: Readonly<Record<string, string>> = {
    'imposter-kings': 'imposter-kings.md',
    'bomb-busters': 'bomb-busters/core.md',
    dune: 'dune/rules.md',
  }
  const bookOf = (game: string) =>
    readRulebook(readFileSync(join(import.meta.dirname, '../../../docs/rules', books[game]), 'utf8'))

  test.each(games)('%s: somebody who asks how to win, for the goal or how it ends finds it first', (game, guide) => {
    const first = (query: string) => searchRules(bookOf(game), query, guide)[0]?.anchor
    for (const query of ['how do I win', 'How do I win?', 'goal', 'the aim']) expect(first(query)).toBe('how-to-win')
    for (const query of ['how does it end', 'scoring']) expect(first(query)).toBe('how-it-ends')
  })

  test.each(games)('%s: a rule that is searched for by its number comes before the explanation', (game, guide) => {
    const id = guide.parts[0].rules[0]
    expect(searchRules(bookOf(game), id, guide)[0]).toMatchObject({ anchor: id, id })
  })

  test.each(games)('%s: has 300 to 450 words, and points only at rules that exist', (game, guide) => {
    const { rules } = bookOf(game)
    expect(guide.parts.flatMap((part) => part.rules).filter((rule) => !rules.has(rule))).toEqual([])
    const words = guide.parts.flatMap(({ paragraphs }) => paragraphs.join(' ').split(' ')).length
    expect(words).toBeGreaterThan(300)
    expect(words).toBeLessThan(450)
  })
})

describe('words in running text', () => {
  const names = [...CARD_TEXTS.keys()]
  const pieces = pieceMaker(new Set([...book.rules.keys(), ...book.sections.map(({ anchor }) => anchor)]), names)

  test('rules and chapters of the book are linked, others are not', () => {
    const found = pieces('As in IK-9.30 and IK-99.1, see section 16, Section 22.')
    expect(found.filter(({ kind }) => kind === 'reference')).toEqual([
      { kind: 'reference', text: 'IK-9.30', anchor: 'IK-9.30' },
      { kind: 'reference', text: 'section 16', anchor: 'section-16' },
    ])
    expect(found.map(({ text }) => text).join('')).toBe('As in IK-9.30 and IK-99.1, see section 16, Section 22.')
  })

  test('cards are known by their whole names, also in the plural', () => {
    const found = pieces("King’s Hand or two Elders; the Foolish, the Queen's Judge.").filter(
      ({ kind }) => kind === 'thing',
    )
    expect(found.map((piece) => piece.kind === 'thing' && piece.name)).toEqual([
      "King's Hand",
      'Elder',
      'Queen',
      'Judge',
    ])
  })

  test('quotation marks and apostrophes are the printed ones', () => {
    expect(typographic(`the player's "no" ("yes").`)).toBe('the player’s “no” (“yes”).')
    expect(typographic('", he said')).toBe('”, he said')
  })
})
