import {
  type Action,
  blocked,
  copy,
  type Game,
  type Json,
  type Languages,
  readAction,
  type Texts,
} from '@riposte/kernel'
import { describe, expect, test, vi } from 'vitest'
import { conform, type Finding, tellFinding } from '../src/index.ts'
import { bazaar, bazaarWith } from './toys/bazaar.ts'
import { withQuestion, withStep } from './toys/changed.ts'
import { type Magpie, magpie, magpieWith } from './toys/magpie.ts'
import { plainWords } from './toys/messages.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('an honest game keeps every promise, with all seat counts and options', () => {
  expect(conform(magpie).map(tellFinding)).toEqual([])
})

test('an honest game with wide forms keeps every promise', () => {
  expect(conform(bazaar, { matches: 2 }).map(tellFinding)).toEqual([])
})

describe('a game is found out when', () => {
  const findings = (game: Game<Magpie>): readonly Finding[] =>
    conform(game, { seats: [3], optionSets: [{}], matches: 2 })
  let times = 0
  /** With other messages of this section. */
  const saying = (section: 'events' | 'actions' | 'questions', texts: Texts): Languages => {
    const { en } = plainWords(magpie)
    return { en: { ...en, [section]: { ...en[section], ...texts } } }
  }
  const wager = readAction(magpie.actions, { type: 'wager', amount: 0 }) as Action

  const defects: Readonly<Record<string, readonly [check: string, game: Game<Magpie>]>> = {
    'its copy shares a list with the state': [
      'copy',
      { ...magpie, copy: ({ pub, own, hidden }) => ({ pub: { ...pub }, own: copy(own), hidden: copy(hidden) }) },
    ],
    'its copy shares a record that is changed only later': [
      'copy',
      withStep({ ...magpie, copy: (parts) => ({ ...copy(parts), hidden: parts.hidden }) }, 'match', 'settle', (x) => {
        x.hidden.deck.push(0)
      }),
    ],
    'its copy loses something': [
      'copy',
      { ...magpie, copy: (parts) => ({ ...copy(parts), hidden: { deck: parts.hidden.deck.slice(1) } }) },
    ],
    'a clone shares what a step changes in its locals': [
      'clone',
      withStep(magpie, 'snatchInTurn', 'answered', (x) => {
        const { trigger } = x.local as { trigger: { rank: number } }
        trigger.rank = (trigger.rank + 1) % 4
      }),
    ],
    'a question offers something twice': [
      'duplicates',
      withQuestion(magpieWith(null), 'react', ({ legal }) => ({
        legal(pub, mine, me, arg, out) {
          legal(pub, mine, me, arg, out)
          out.add(out.list[0])
        },
      })),
    ],
    'a question refuses what it offers': [
      'legal',
      withQuestion(magpieWith(null), 'react', ({ legal }) => ({
        legal(pub, mine, me, arg, out) {
          legal(pub, mine, me, arg, out)
          out.add(wager)
        },
      })),
    ],
    'a question has no answer': ['decision', withQuestion(magpieWith(null), 'show', () => ({ legal: () => {} }))],
    'a question hides a fact that it is not about': [
      'facts',
      withQuestion(magpieWith(null), 'act', ({ about }) => ({ about: { hnit: about.hint }, privately: ['hnit'] })),
    ],
    'a question is not said to those who are shown less of it': [
      'words',
      {
        ...magpie,
        words: saying('questions', { act: '{$hint}?' }),
      },
    ],
    'running out of time does something illegal': [
      'time-out',
      withQuestion(magpieWith(null), 'react', () => ({ timeout: () => wager })),
    ],
    'asking changes something': [
      'asking',
      withStep(magpie, 'turn', 'choose', (x) => {
        x.pub.shown++
      }),
    ],
    'asking tells something': [
      'asking',
      withStep(magpie, 'turn', 'choose', (x) => {
        x.tell(magpie.events.scored, { seat: 0 })
      }),
    ],
    'something that is nobody is told as a seat': [
      'told',
      withStep(magpie, 'turn', 'draw', (x) => {
        x.tell(magpie.events.scored, { seat: -1 })
      }),
    ],
    'a view depends on who has looked before': [
      'views',
      {
        ...magpie,
        view: (pub, mine, observer, options, once) => once(() => magpie.view(pub, mine, observer, options, once)),
      },
    ],
    'its state is not plain data': [
      'plain data',
      withStep(magpie, 'turn', 'draw', (x) => {
        x.pub.discard.length++
      }),
    ],
    'a saved match goes on differently': [
      'restore',
      withStep(magpie, 'turn', 'draw', (x) => {
        x.pub.shown = ++times
      }),
    ],
    'a recorded match does not replay': [
      'record',
      withStep(magpie, 'turn', 'draw', (x) => {
        x.pub.shown = ++times
      }),
    ],
    'a refusal gives no reason': [
      'refusals',
      withQuestion(magpieWith(null), 'act', () => ({ why: () => blocked('no', 'MP-5', ' ') })),
    ],
    'a refusal leaves a trace': [
      'refusals',
      withQuestion(magpieWith(null), 'act', () => ({
        why(pub) {
          pub.shown++
          return null
        },
      })),
    ],
    'a refusal is not a value': [
      'refusals',
      withQuestion(magpieWith(null), 'act', () => ({
        why() {
          throw new Error('no such card')
        },
      })),
    ],
    'looking changes something': [
      'looking',
      {
        ...magpie,
        view(pub, mine, ...rest) {
          pub.shown++
          return magpie.view(pub, mine, ...rest)
        },
      },
    ],
    'a view is not plain data': [
      'plain data',
      { ...magpie, view: (pub, mine, ...rest) => ({ ...magpie.view(pub, mine, ...rest), wager: Number.NaN }) },
    ],
    'a finished match has no outcome': ['outcome', { ...magpie, outcome: () => null }],
    'somebody wins who does not play': ['outcome', { ...magpie, outcome: () => ({ winners: [3], scores: [0, 0, 0] }) }],
    'two answers are said alike': ['words', { ...magpie, words: saying('actions', { play: 'Play.' }) }],
    'an event is not said': ['words', { ...magpie, words: saying('events', { drew: '' }) }],
    'an event is said with what its hearer may not know': [
      'words',
      { ...magpie, words: saying('events', { drew: '{$seat} draws {$rank}.' }) },
    ],
    'a question is not said': ['words', { ...magpie, words: saying('questions', { act: ' ' }) }],
    'the default of an option cannot be chosen': [
      'options',
      { ...magpie, options: { ...magpie.options, handSize: { ...magpie.options.handSize, default: 9 } } },
    ],
  }

  test.each(Object.entries(defects))('%s', (_, [check, game]) => {
    expect(findings(game).map((finding) => finding.check)).toContain(check)
  })

  test('it never ends', () => {
    const found = conform(magpie, { seats: [2], optionSets: [{}], longest: 5 })
    expect(found.map(({ check, log }) => [check, log.length])).toEqual([['end', 5]])
  })

  test('a form can be filled into a dead end', () => {
    const found = conform(bazaarWith('a form that can be filled into a dead end'), { seats: [2] })
    expect(found.map(({ message }) => message).join()).toContain('has no completion')
  })

  test('a form takes other values than it offers', () => {
    const game = withQuestion(bazaarWith(null), 'give', ({ forms: [form] }) => ({
      forms: [
        {
          ...form,
          domain(pub, mine, me, arg, filled, out) {
            form.domain(pub, mine, me, arg, filled, out)
            if (filled.length === 0 && ++times % 2 === 0) out.shift()
          },
        },
      ],
    }))
    const checks = conform(game, { seats: [3], matches: 2 }).map(({ check }) => check)
    expect(checks.some((check) => check === 'forms' || check === 'legal')).toBe(true)
  })
})

test('a finding names the table and the log, so that it can be seen again', () => {
  const [finding] = conform({ ...magpie, outcome: () => null }, { seats: [2], optionSets: [{ wagers: false }] })
  expect(finding).toMatchObject({ check: 'outcome', seats: 2, options: { wagers: false } as Json, seed: 'conform 0' })
  expect(tellFinding(finding)).toMatch(/^outcome: the match is over .*\n {2}2 seats, options .*\n {2}0: seat \d /)
})
