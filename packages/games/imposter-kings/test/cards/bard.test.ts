import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Bard', () => {
  const armies = { seats: 3, options: { mode: 'expansion', expansionStages: 2 } } as const
  const throne = (at: ReturnType<typeof table>) => at.view(-1).court.at(-1)

  test('IK-7.7, IK-7.7a, IK-16.7, IK-18.34: on a card of base 3 or 4 it must recall, and is worth 5 then', () => {
    for (const below of ['Zealot', 'Executioner']) {
      const at = table(`court: ${below} by 1 | seat 0: hand Bard; exhausted Judge, Soldier | to act: 0`, armies).play(
        0,
        'Bard',
      )
      expect(at.legalCards(0)).toEqual(['Soldier of seat 0', 'Judge of seat 0'])
      expect(at.legal(0)).toHaveLength(2)
      at.pick(0, 'Judge of seat 0')
      expect(at.view(-1).players[0].exhausted).toEqual(['Soldier of seat 0'])
      expect(throne(at)).toMatchObject({ card: 'Bard', value: 5 })
    }
  })

  test('IK-7.7a, IK-9.21: nothing can cancel it, though King’s Hand may be held', () => {
    const at = table('court: Zealot by 1 | seat 0: hand Bard; exhausted Judge | to act: 0', armies).play(0, 'Bard')
    expect(at.told(-1)).not.toContain('windowOpened')
  })

  test('IK-7.7a: on any other card, and on a disgraced one, it does nothing', () => {
    for (const below of ['Fool by 1', 'Zealot by 1 down']) {
      const at = table(`court: ${below} | seat 0: hand Bard; exhausted Judge | to act: 0`, armies).play(0, 'Bard')
      expect(at.view(-1).players[0].exhausted).toEqual(['Judge of seat 0'])
      expect(throne(at)).toMatchObject({ value: 4 })
      expect(at.askedShort()).toEqual(['1 mainTurn'])
    }
  })

  test('IK-5.6: from the Antechamber it looks at the card below as well', () => {
    const at = table(
      'court: Elder by 1 | seat 0: hand Fool; antechamber Bard; exhausted Judge, Soldier | to act: 0',
      armies,
    ).play(0, 'Bard')
    at.pick(0, 'Soldier of seat 0')
    expect(throne(at)).toMatchObject({ value: 5 })
  })

  test('IK-7.7a, IK-1.9: with nothing to recall, and without armies, it is a plain 4', () => {
    const empty = table('court: Elder by 1 | seat 0: hand Bard | to act: 0', armies).play(0, 'Bard')
    expect(throne(empty)).toMatchObject({ value: 4 })
    expect(empty.askedShort()).toEqual(['1 mainTurn'])
    const base = table('court: Elder by 1 | seat 0: hand Bard | to act: 0', { seats: 3 }).play(0, 'Bard')
    expect(throne(base)).toMatchObject({ value: 4 })
    expect(base.askedShort()).toEqual(['1 mainTurn'])
  })
})
