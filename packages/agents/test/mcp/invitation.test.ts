import { describe, expect, test } from 'vitest'
import { readInvitation } from '../../src/mcp/invitation.ts'

/** Names and invitations are drawn from letters, digits, dashes and underscores, and a dash may stand anywhere. */
const TABLES = ['q3Zk0aY5b1TnX2vW', '-3Zk0aY5b1TnX2vW', 'q3Zk0aY5b1TnX2v-', 'q3Zk--Y5b1TnX2--', '----------------']
const INVITATIONS = ['2mVZ4fKq0N8wPzR1', '-mVZ4fKq0N8wPzR1', '--VZ4fKq0N8wPz--', '2mVZ4fKq0N8wPzR12mVZ4fKq0N8wPzR1']

describe('an invitation, as it is pasted', () => {
  for (const table of TABLES) {
    test(`to ${table}`, () => {
      expect(readInvitation(` ${table}\n`)).toEqual({ table })
      expect(readInvitation(`https://example.org/table/${table}`)).toEqual({ table })
      for (const invitation of INVITATIONS) {
        for (const pasted of [
          `https://example.org/join/${table}/${invitation}`,
          `${table}.${invitation}`,
          `  ${table} ${invitation}  `,
          `${table}/${invitation}`,
        ]) {
          expect({ pasted, ...readInvitation(pasted) }).toEqual({ pasted, table, invitation })
        }
      }
    })
  }

  test('that is none is refused', () => {
    for (const pasted of ['', 'hello', 'https://example.org/', 'q3Zk0aY5b1TnX2vW.short']) {
      expect(() => readInvitation(pasted)).toThrow(/invitation/i)
    }
  })
})
