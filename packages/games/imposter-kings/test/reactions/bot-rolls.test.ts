import { decide } from '@riposte/bots'
import { canonical, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { ruleBot } from '../../src/bot.ts'
import { type TestTable, table } from '../table.ts'

test('IK-15.2: a bot rolls once for the offered card, held or not, so that what is drawn after it tells nothing of the hand', () => {
  const after = (hand: string, seed: string) => {
    const { match } = table(
      `court: Judge by 0 | seat 0: hand Fool; successor Queen | seat 1: hand ${hand} | to act: 0`,
    ).flip(0)
    const random = seeded(seed)
    decide(match, 1, ruleBot, random)
    return canonical(random)
  }
  for (let roll = 0; roll < 10; roll++) {
    expect(after('Assassin, Elder', `roll ${roll}`)).toBe(after('Zealot, Elder', `roll ${roll}`))
    expect(after('Zealot, Elder', `roll ${roll}`)).not.toBe(canonical(seeded(`roll ${roll}`)))
  }
})

test('IK-15.2: without the card a bot claims King’s Hand about once in 10 prompts, any other reaction card once in 20', () => {
  const claims = (start: () => TestTable, seat: number) => {
    const { match } = start()
    let count = 0
    for (let roll = 0; roll < 2000; roll++) {
      if (decide(match, seat, ruleBot, seeded(`prompt ${roll}`)).type === 'claim') count++
    }
    return count / 2000
  }
  const position = 'court: Fool by 1 | seat 0: hand Soldier; successor Queen | seat 1: hand Zealot, Elder | to act: 0'
  const ability = claims(() => table(position).play(0, 'Soldier').name(0, 'Elder'), 1)
  expect(Math.abs(ability - 0.1)).toBeLessThan(0.015)
  const flip = claims(() => table(position).flip(0), 1)
  expect(Math.abs(flip - 0.05)).toBeLessThan(0.015)
})
