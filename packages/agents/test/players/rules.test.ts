import { expect, test } from 'vitest'
import { findRules, rulesAbout, rulesCited } from '../../src/players/rules.ts'

const RULES = [
  { id: 'X-1.1', section: '1. Turns', text: 'Play or pass (X-1.2).' },
  { id: 'X-1.2', section: '1. Turns', text: 'Who passes is out.' },
  { id: 'X-1.20', section: '1. Turns', text: 'Nobody passes twice.' },
  { id: 'X-2.1', section: '2. Cards › 2.1 Owl', text: 'The owl sees a hand.' },
  { id: 'X-2.2', section: '2. Cards › 2.2 Fox', text: 'The fox takes a card.' },
  { id: 'X-2.3', section: '2. Cards › 2.3 Foxglove', text: 'No card is taken.' },
]
const ids = (rules: readonly { id: string }[]) => rules.map(({ id }) => id)

test('a question brings the rule that asks and those it names, and no others that look alike', () => {
  expect(ids(rulesCited(RULES, 'X-1.1'))).toEqual(['X-1.1', 'X-1.2'])
  expect(rulesCited(RULES, 'X-9')).toEqual([])
})

test('what is named on the table brings its rules, in the order in which it is named', () => {
  expect(ids(rulesAbout(RULES, 'Court: Fox, Owl. Turns: 3'))).toEqual(['X-2.2', 'X-2.1'])
  expect(ids(rulesAbout(RULES, 'Foxglove'))).toEqual(['X-2.3'])
})

test('rules are found by id, by section and by words', () => {
  expect(ids(findRules(RULES, 'x-1.2', undefined))).toEqual(['X-1.2'])
  expect(ids(findRules(RULES, 'X-2', undefined))).toEqual(['X-2.1', 'X-2.2', 'X-2.3'])
  expect(ids(findRules(RULES, undefined, 'takes card'))[0]).toBe('X-2.2')
  expect(findRules(RULES, undefined, undefined)).toEqual([])
})
