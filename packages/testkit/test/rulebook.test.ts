import { expect, test } from 'vitest'
import { compareRuleIds, parseRulebook, ruleIdsIn } from '../src/index.ts'

const parse = (text: string) => parseRulebook([{ name: 'book.md', text }])
const textsOf = (text: string) =>
  Object.fromEntries([...parse(text).rules.values()].map((rule) => [rule.id, rule.text]))

test('a paragraph that begins with an id is a rule, up to the next one', () => {
  const book = `
# The Game

## 5. Playing a card

IK-5.1 **Value rule.** Equal or higher.

It goes on here (IK-9.2).

| a | b |
|---|---|
| x | y |

IK-5.2 Empty Court.
IK-5.3 Disgraced.

---

Not a rule any more.
`
  expect(textsOf(book)).toEqual({
    'IK-5.1': '**Value rule.** Equal or higher.\n\nIt goes on here (IK-9.2).\n\n| a | b |\n|---|---|\n| x | y |',
    'IK-5.2': 'Empty Court.',
    'IK-5.3': 'Disgraced.',
  })
  expect(parse(book).rules.get('IK-5.3')?.section).toBe('5. Playing a card')
})

test('rows of a table headed id or rule are rules, with the column titles in front of their cells', () => {
  const book = `
## 2. Zones
| id | zone | contents |
|---|---|---|
| IK-2.1 | Hand | cards |
| IK-2.2 | King | |

### Challenges
| rule | effect |
|---|---|
| **BB-KA** | cut \\| keep |

| key | values |
|---|---|
| IK-17 | no rule: this table is about keys |
`
  expect(textsOf(book)).toEqual({
    'IK-2.1': 'zone: Hand\ncontents: cards',
    'IK-2.2': 'zone: King',
    'BB-KA': 'cut | keep',
  })
  expect(parse(book).rules.get('BB-KA')?.section).toBe('2. Zones › Challenges')
})

test('bold ids at the start of paragraphs and list items, with or without a title, are rules', () => {
  expect(
    textsOf(`
**DU-4.5** Plain.

**DU-1.1 Precedence.** Variant first.
* **BB-5.8** In a list.
1. **BB-8.1** In a numbered list.
* **BB-M46.3 Setup.** With a title.
* **BB-M07.1**, **BB-M08.1** For both.
* **BB-M03.R1** A ruling.
`),
  ).toEqual({
    'DU-4.5': 'Plain.',
    'DU-1.1': '**Precedence.** Variant first.',
    'BB-5.8': 'In a list.',
    'BB-8.1': 'In a numbered list.',
    'BB-M46.3': '**Setup.** With a title.',
    'BB-M07.1': 'For both.',
    'BB-M08.1': 'For both.',
    'BB-M03.R1': 'A ruling.',
  })
})

test('several rules in one line begin where their ids stand in bold', () => {
  expect(textsOf('**DU-15.1 Weapon**: one. **DU-15.2 Poison**: two.\n\nDraw two (**BB-EY.R1**).')).toEqual({
    'DU-15.1': '**Weapon**: one.',
    'DU-15.2': '**Poison**: two.\n\nDraw two (**BB-EY.R1**).',
    'BB-EY.R1': 'Draw two (**BB-EY.R1**).',
  })
})

test('a heading with an id is a rule if it has a text of its own, and otherwise groups rules', () => {
  const book = `
## BB-5 Setup tokens
* **BB-5.1** First.

### BB-E01 Label / BB-E12 Other label
Checks in order.

### BB-M01 to BB-M08
* **BB-M01.1** Training.
`
  expect(textsOf(book)).toEqual({
    'BB-5.1': 'First.',
    'BB-E01': 'Label\nChecks in order.',
    'BB-E12': 'Label\nChecks in order.',
    'BB-M01.1': 'Training.',
  })
})

test('sections are known by their numbers and by the ids in their headings', () => {
  const book = parse('# 18XX\n## 4. Turn\n### 7.0 Overview\n## BB-5 Tokens\n## 3 players')
  expect([...book.sections]).toEqual(['4', '7.0', 'BB-5', '3'])
})

test('a line of running text that begins with a reference defines nothing', () => {
  expect(textsOf('IK-1.1 See section 9 and\nIK-9.2 and what follows it,\nIK-9.3.\nIK-9.4 (both) and IK-9.5.')).toEqual({
    'IK-1.1': 'See section 9 and\nIK-9.2 and what follows it,\nIK-9.3.\nIK-9.4 (both) and IK-9.5.',
  })
})

test('an id defined twice is a problem of the book, with both places', () => {
  expect(parse('IK-1.1 One.\nIK-1.2 Two.\nIK-1.1 Again.').problems).toEqual([
    'IK-1.1 is defined twice: book.md:1 and book.md:3',
  ])
})

test('a row about a rule that is defined in another file is a remark on it', () => {
  const book = parseRulebook([
    { name: 'a.md', text: '| Id | Kind |\n|---|---|\n| AT-5 | cancel |' },
    { name: 'b.md', text: '**AT-5** May look.' },
  ])
  expect(book.problems).toEqual([])
  expect(book.rules.get('AT-5')?.text).toBe('May look.\ncancel')
})

test('rules are ordered by their numbers', () => {
  const ids = ['IK-9.10', 'IK-9.2', 'IK-10.1', 'IK-7.1a', 'IK-7.1', 'IK-7.10', 'BB-M03.R1', 'BB-M03.1']
  expect(ids.sort(compareRuleIds)).toEqual([
    'BB-M03.1',
    'BB-M03.R1',
    'IK-7.1',
    'IK-7.1a',
    'IK-7.10',
    'IK-9.2',
    'IK-9.10',
    'IK-10.1',
  ])
  const { rules } = parse('IK-9.10 Later.\nIK-9.2 Earlier.')
  expect([...rules.values()].map(({ id, order }) => [id, order])).toEqual([
    ['IK-9.2', 0],
    ['IK-9.10', 1],
  ])
})

test('only ids that are written out are found in a text', () => {
  expect(
    ruleIdsIn('// IK-9.30 to 9.33, IK-4.3/4.4, BB-KA..BB-KE, AT-K, IN-3.1, R-45 (not BB-R-1, PR-, R-4x).'),
  ).toEqual(['IK-9.30', 'IK-4.3', 'BB-KA', 'BB-KE', 'AT-K', 'IN-3.1', 'R-45'])
})
