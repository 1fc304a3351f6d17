import { expect, test } from 'vitest'
import { domainOf } from '../src/index.ts'

test('the next field of a list of actions holds what can still be completed', () => {
  const all = [
    { type: 'commit', dungeon: 'Elder', successor: 'Fool' },
    { type: 'commit', dungeon: 'Elder', successor: 'Queen' },
    { type: 'commit', dungeon: 'Fool', successor: 'Elder' },
  ]
  const fields = ['dungeon', 'successor']
  expect(domainOf(all, fields, [])).toEqual(['Elder', 'Fool'])
  expect(domainOf(all, fields, ['Elder'])).toEqual(['Fool', 'Queen'])
  expect(domainOf(all, fields, ['Elder', 'Fool'])).toEqual([])
})
