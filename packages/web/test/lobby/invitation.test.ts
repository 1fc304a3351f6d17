import { expect, test } from 'vitest'
import { invitationCode, placeOf } from '../../src/lobby/invitation.ts'

const TABLE = 'mGeNqYqav0khMRwR'
const INVITATION = 'fOMFwKspGzvVaKmQmne2EIlE'
const JOIN = `/join/${TABLE}/${INVITATION}`

test('a pasted link leads to its table, whatever stands around it', () => {
  expect(placeOf(`https://riposte.example${JOIN}`)).toBe(JOIN)
  expect(placeOf(`  http://localhost:8080${JOIN}?from=chat\n`)).toBe(JOIN)
  expect(placeOf(`Sit down with me: https://riposte.example${JOIN} see you`)).toBe(JOIN)
})

test('a code is read with the separators that people and programs make of it', () => {
  expect(placeOf(invitationCode(TABLE, INVITATION))).toBe(JOIN)
  for (const between of ['.', '-', ':', '/', ' ', ' - ']) expect(placeOf(TABLE + between + INVITATION)).toBe(JOIN)
})

test('a table whose name has dashes in it is not cut there', () => {
  const [table, invitation] = ['9IbKT-7tSeywc_Qh', 'WzPko-27cyoct0wH8jESa9sb']
  expect(placeOf(`${table}-${invitation}`)).toBe(`/join/${table}/${invitation}`)
})

test('a link to a table or a replay leads there without an invitation', () => {
  expect(placeOf(`https://riposte.example/table/${TABLE}`)).toBe(`/table/${TABLE}`)
  expect(placeOf(`https://riposte.example/replay/${TABLE}?at=12`)).toBe(`/replay/${TABLE}`)
  expect(placeOf(TABLE)).toBe(`/table/${TABLE}`)
})

test('a link to a campaign leads there, with its invitation where it has one', () => {
  const campaign = `/campaign/${TABLE}`
  expect(placeOf(`https://riposte.example${campaign}/${INVITATION}`)).toBe(`${campaign}/${INVITATION}`)
  expect(placeOf(`https://riposte.example${campaign}`)).toBe(campaign)
})

test('anything else leads nowhere', () => {
  for (const text of [
    '',
    '   ',
    'hello there',
    'https://riposte.example/',
    '/join/',
    `/join/${TABLE}`,
    'x'.repeat(15),
  ]) {
    expect(placeOf(text)).toBeNull()
  }
})
