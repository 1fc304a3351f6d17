import type { GameInfo } from '@riposte/protocol'
import { expect, test } from 'vitest'
import { changedOptions, fieldOf, optionValue, readNumber } from '../../src/lobby/options/fields.ts'
import { optionPhrases, settingPhrases } from '../../src/lobby/options/phrases.ts'
import { settingsWith } from '../../src/lobby/options/settings.ts'
import { lobby } from '../../src/texts/en/lobby.ts'

const game: GameInfo = {
  id: 'toy',
  name: 'Toy',
  version: 1,
  seats: { min: 2, max: 4 },
  bots: ['rule'],
  goal: '',
  languages: ['en'],
  campaign: false,
  tools: [],
  decisionKinds: {},
  actions: {},
  options: {
    mode: { help: '', rule: 'T-1', default: 'base', schema: { enum: ['base', 'expansion'] } },
    targetScore: { help: '', rule: 'T-2', default: 7, schema: { type: 'integer', minimum: 1, maximum: 99 } },
    bluffing: { help: '', rule: 'T-3', default: true, schema: { enum: [false, true] } },
    cards: { help: '', rule: 'T-4', default: [], schema: { type: 'array', items: { enum: ['Oracle', 'Spy'] } } },
  },
}

test('a schema says which control asks for it', () => {
  expect(fieldOf({ enum: ['base', 'expansion'] })).toEqual({ kind: 'choice', values: ['base', 'expansion'] })
  expect(fieldOf({ enum: [1, 2, 3] })).toEqual({ kind: 'choice', values: [1, 2, 3] })
  expect(fieldOf({ enum: [false, true] })).toEqual({ kind: 'switch' })
  expect(fieldOf({ type: 'boolean' })).toEqual({ kind: 'switch' })
  expect(fieldOf({ type: 'integer', minimum: 1, maximum: 99 })).toEqual({
    kind: 'number',
    whole: true,
    min: 1,
    max: 99,
  })
  expect(fieldOf({ type: 'array', items: { enum: ['Oracle'] } })).toEqual({ kind: 'set', values: ['Oracle'] })
  expect(fieldOf({ type: 'array', maxItems: 5, items: { enum: ['none', 'Spy'] } })).toEqual({
    kind: 'seats',
    values: ['none', 'Spy'],
    most: 5,
  })
  expect(fieldOf({ type: 'object', properties: { other: { type: 'number' } } })).toEqual({
    kind: 'group',
    fields: { other: { kind: 'number', whole: false, min: null, max: null } },
  })
})

test('a schema that no control fits is asked for as JSON', () => {
  expect(fieldOf(null)).toEqual({ kind: 'json' })
  expect(fieldOf({ enum: ['a', null] })).toEqual({ kind: 'json' })
  expect(fieldOf({ type: 'array', items: { type: 'string' } })).toEqual({ kind: 'json' })
  expect(fieldOf({ oneOf: [] })).toEqual({ kind: 'json' })
})

test('a number is read only where the option would take it', () => {
  const points = { kind: 'number', whole: true, min: 1, max: 99 } as const
  expect(readNumber(' 12 ', points)).toBe(12)
  expect(readNumber('', points)).toBe('notNumber')
  expect(readNumber('twelve', points)).toBe('notNumber')
  expect(readNumber('1.5', points)).toBe('notWhole')
  expect(readNumber('0', points)).toBe('outside')
  expect(readNumber('100', points)).toBe('outside')
  expect(readNumber('0.25', { kind: 'number', whole: false, min: null, max: null })).toBe(0.25)
})

test('only what differs from the defaults is sent', () => {
  expect(changedOptions(game, {})).toEqual({})
  expect(changedOptions(game, { mode: 'base', targetScore: 9, cards: [], unknown: 1 })).toEqual({ targetScore: 9 })
  expect(changedOptions(game, { cards: ['Spy'], bluffing: false })).toEqual({ bluffing: false, cards: ['Spy'] })
  expect(optionValue('mode', game.options.mode, {})).toBe('base')
  expect(optionValue('mode', game.options.mode, { mode: 'expansion' })).toBe('expansion')
})

test('what is played is one sentence, and what it does not name is counted', () => {
  expect(optionPhrases(game, {}, lobby)).toEqual(['base game', 'first to 7'])
  expect(optionPhrases(game, { mode: 'expansion', targetScore: 3, bluffing: false }, lobby)).toEqual([
    'expansion',
    'first to 3',
    'one other option changed',
  ])
})

test('a table is described by its clock and by who may come', () => {
  const settings = {
    spectators: false,
    open: true,
    chat: false,
    coach: false,
    clock: { kind: 'decision', each: 172_800_000 },
    timeLimits: { bid: 10_000 },
  } as const
  expect(settingPhrases({ settings }, lobby)).toEqual([
    '2 days a decision',
    'time limits by kind of decision',
    'open to anyone',
    'no spectators',
    'no chat',
    'no coach',
  ])
  const bank = { kind: 'bank', bank: 600_000, add: 5000, together: 60_000 } as const
  expect(lobby.clock.words(bank)).toBe('10 minutes each, 5 seconds added')
})

test('a setting that is left out of a change stays as it was', () => {
  const settings = {
    spectators: true,
    open: false,
    chat: true,
    coach: true,
    clock: { kind: 'none' },
    timeLimits: {},
  } as const
  expect(settingsWith(settings, { open: true, chat: undefined, webhook: 'https://chat.example/' })).toEqual({
    ...settings,
    open: true,
  })
})
