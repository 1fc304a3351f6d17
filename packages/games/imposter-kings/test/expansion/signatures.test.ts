import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('standard selection', () => {
  test('IK-13.2, IK-18.11: everybody chooses secretly, and all choices are revealed together', () => {
    const at = table(null, expansion)
    expect(at.askedShort()).toEqual(['0 chooseSignatures', '1 chooseSignatures'])
    at.signatures(0, 'Stranger', 'Nakturn', 'Exile')
    expect(at.events(1)).toEqual([])
    expect(at.askedShort()).toEqual(['1 chooseSignatures'])
    expect(at.view(1).players[0].signatures).toEqual([])
    at.signatures(1, 'Flagbearer', 'Stranger', 'Aegis')
    expect(at.events(-1).slice(0, 2)).toEqual([
      { type: 'signaturesChosen', seat: 0, first: 'Stranger', second: 'Nakturn', third: 'Exile' },
      { type: 'signaturesChosen', seat: 1, first: 'Flagbearer', second: 'Stranger', third: 'Aegis' },
    ])
  })

  test('IK-18.5: an answer already sent cannot be changed', () => {
    const at = table(null, expansion).signatures(0, 'Stranger', 'Nakturn', 'Exile')
    expect(
      at.blocked(0, { type: 'chooseSignatures', first: 'Flagbearer', second: 'Stranger', third: 'Aegis' }),
    ).toMatchObject({
      code: 'notAsked',
    })
  })

  test('IK-13.5, IK-13.2, IK-1.5: an Army is eight cards, all available, its composition public; two players may own the same card', () => {
    const at = table(null, expansion)
      .signatures(0, 'Stranger', 'Nakturn', 'Exile')
      .signatures(1, 'Stranger', 'Nakturn', 'Exile')
    expect(at.view(-1).players.map(({ army, exhausted }) => [army, exhausted])).toEqual([
      [8, []],
      [8, []],
    ])
    expect(at.view(0).players[1].signatures).toEqual(['Stranger', 'Nakturn', 'Exile'])
    expect(at.view(0).mine?.army).toEqual([
      'Elder of seat 0',
      'Inquisitor of seat 0',
      'Soldier of seat 0',
      'Judge of seat 0',
      'Oathbound of seat 0',
      'Stranger of seat 0',
      'Nakturn of seat 0',
      'Exile of seat 0',
    ])
  })

  test('IK-13.2: three different cards, of the nine', () => {
    const at = table(null, expansion)
    expect(at.legal(0)).toHaveLength(84)
    const twice = { type: 'chooseSignatures', first: 'Stranger', second: 'Stranger', third: 'Exile' }
    expect(at.blocked(0, twice)).toMatchObject({ rule: 'IK-13.2' })
    const deck = { type: 'chooseSignatures', first: 'Fool', second: 'Stranger', third: 'Exile' }
    expect(at.blocked(0, deck)).toMatchObject({ rule: 'IK-13.2' })
  })

  test('IK-13.4: with three or four players it is the way', () => {
    for (const seats of [3, 4]) expect(table(null, { seats, ...expansion }).askedShort()).toHaveLength(seats)
  })

  test('IK-13.2: it happens once per match, before the first deal', () => {
    const at = table(null, expansion)
    expect(at.view(0).round).toBe(0)
    at.signatures(0, 'Stranger', 'Nakturn', 'Exile').signatures(1, 'Flagbearer', 'Stranger', 'Aegis')
    expect(at.view(0).round).toBe(1)
    const next = table(
      'court: Queen by 0 | seat 0: hand Fool; signatures Exile, Aegis, Stranger | seat 1: hand none; king down | to act: 1',
      expansion,
    )
    expect(next.told(-1)).toContain('nextRound')
    expect(next.askedShort()).toEqual(['1 choosePlayer'])
  })
})

describe('tournament selection', () => {
  const tournament = (trueKing = 0) =>
    table(`true king: ${trueKing}`, { options: { mode: 'expansion', signatureMode: 'tournament' } })

  test('IK-13.3, IK-18.11: both choose one card secretly; its name leaves the pool and five others are laid out', () => {
    const at = tournament()
    expect(at.askedShort()).toEqual(['0 chooseSignature', '1 chooseSignature'])
    expect(at.legal(0)).toHaveLength(9)
    expect(at.blocked(0, { type: 'chooseSignature', card: 'Fool' })).toMatchObject({ rule: 'IK-13.3' })
    at.signature(1, 'Exile')
    expect(at.events(0)).toEqual([])
    at.signature(0, 'Aegis')
    const { draft, players } = at.view(-1)
    expect(players.map(({ signatures }) => signatures)).toEqual([['Aegis'], ['Exile']])
    expect(new Set(draft).size).toBe(5)
    expect(draft).not.toContain('Aegis')
    expect(draft).not.toContain('Exile')
    expect(
      at
        .events(-1)
        .filter(({ type }) => type === 'draftLaidOut')
        .map(({ card }) => card),
    ).toEqual(draft)
  })

  test('IK-13.3: five cards also where both chose the same', () => {
    const at = tournament().signature(0, 'Exile').signature(1, 'Exile')
    expect(at.view(-1).draft).toHaveLength(5)
    expect(at.view(-1).draft).not.toContain('Exile')
    expect(at.view(-1).players.map(({ signatures }) => signatures)).toEqual([['Exile'], ['Exile']])
  })

  test('IK-13.3, IK-18.12: who is not True King decides to pick first or second', () => {
    for (const trueKing of [0, 1]) {
      const other = 1 - trueKing
      const at = tournament(trueKing).signature(0, 'Aegis').signature(1, 'Exile')
      expect(at.askedShort()).toEqual([`${other} chooseDraftOrder`])
      const second = tournament(trueKing).signature(0, 'Aegis').signature(1, 'Exile')
      expect(at.act(other, { type: 'draftFirst', first: true }).askedShort()).toEqual([`${other} draftSignature`])
      expect(second.act(other, { type: 'draftFirst', first: false }).askedShort()).toEqual([
        `${trueKing} draftSignature`,
      ])
    }
  })

  test('IK-13.3: the first player picks one, the second two, the first one more; the fifth card is unused', () => {
    const at = tournament().signature(0, 'Aegis').signature(1, 'Exile').act(1, { type: 'draftFirst', first: true })
    const open = at.view(-1).draft
    const pickers: number[] = []
    for (const card of open.slice(0, 4)) {
      const [{ seat }] = at.asked()
      pickers.push(seat)
      at.signature(seat, card)
    }
    expect(pickers).toEqual([1, 0, 0, 1])
    const { players, draft } = at.view(-1)
    expect(players[0].signatures).toEqual(expect.arrayContaining(['Aegis', open[1], open[2]]))
    expect(players[1].signatures).toEqual(expect.arrayContaining(['Exile', open[0], open[3]]))
    expect(players.map(({ army }) => army)).toEqual([8, 8])
    expect(draft).toEqual([])
    expect(at.askedShort()).toEqual(['0 choosePlayer'])
  })

  test('IK-13.3: only a card that still lies open can be picked', () => {
    const at = tournament().signature(0, 'Aegis').signature(1, 'Exile').act(1, { type: 'draftFirst', first: true })
    const [card] = at.view(-1).draft
    at.signature(1, card)
    expect(at.blocked(0, { type: 'chooseSignature', card })).toMatchObject({ code: 'notInDraft' })
    expect(at.blocked(0, { type: 'chooseSignature', card: 'Exile' })).toMatchObject({ code: 'notInDraft' })
  })
})
