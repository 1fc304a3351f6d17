import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Soldier', () => {
  const position = (rest: string) =>
    table(`court: Queen by 1, Elder by 0, Zealot by 1 | accused: King's Hand | to act: 0 | ${rest}`)
  const hands = 'seat 0: hand Soldier, Warlord | seat 1: hand Judge, Oathbound'

  test('IK-7.8, IK-7.8a, IK-18.22: a right guess gives +2 and disgraces up to three face-up cards', () => {
    const at = position(hands).play(0, 'Soldier').name(0, 'Judge')
    expect(at.events(-1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Judge', right: true })
    expect(at.view(-1).throne).toBe(7)
    at.disgrace(0, 0, 1, 2)
    expect(at.courtShort()).toEqual(['(Queen)', '(Elder)', '(Zealot)', 'Soldier'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.8a: none need be disgraced; the Soldier itself may be; a fourth and a disgraced card may not', () => {
    const none = position(hands).play(0, 'Soldier').name(0, 'Judge').disgrace(0)
    expect(none.courtShort()).toEqual(['Queen', 'Elder', 'Zealot', 'Soldier'])
    const itself = position(hands).play(0, 'Soldier').name(0, 'Judge').disgrace(0, 3)
    expect(itself.courtShort()).toEqual(['Queen', 'Elder', 'Zealot', '(Soldier)'])
    expect(itself.view(-1).throne).toBe(1)
    const down = table(`court: Queen by 1 down, Zealot by 1 | accused: King's Hand | to act: 0 | ${hands}`)
    down.play(0, 'Soldier').name(0, 'Judge')
    expect(down.blocked(0, { type: 'disgrace', first: 0, second: null, third: null })).toMatchObject({
      rule: 'IK-7.8a',
    })
  })

  test('IK-7.8a: a wrong guess does nothing', () => {
    const at = position(hands).play(0, 'Soldier').name(0, 'Mystic')
    expect(at.view(-1).throne).toBe(5)
    expect(at.courtShort()).toEqual(['Queen', 'Elder', 'Zealot', 'Soldier'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.8a, IK-9.21: the name must be said, and the window opens before the answer is known', () => {
    const at = table(`court: Zealot by 1 | to act: 0 | ${hands}`).play(0, 'Soldier')
    expect(at.askedShort()).toEqual(['0 sayName'])
    expect(at.blocked(0, { type: 'decline' })).toMatchObject({ code: 'otherDecision' })
    at.name(0, 'Mystic')
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(at.told(-1)).not.toContain('guessed')
  })

  test('IK-7.8b: the +2 ends when another card becomes the Throne', () => {
    const at = position('seat 0: hand Soldier | seat 1: hand Princess, Judge, Oathbound; king down')
      .play(0, 'Soldier')
      .name(0, 'Judge')
      .disgrace(0)
    expect(at.view(-1).throne).toBe(7)
    at.play(1, 'Princess')
    expect(at.view(-1).court[3]).toMatchObject({ card: 'Soldier', value: 5 })
  })

  test('IK-7.8b, IK-6.4, IK-9.23: when King’s Hand condemns the card above, the Soldier is the Throne again with its +2', () => {
    const at = table(
      "court: Soldier by 0 proven | seat 0: hand Mystic, King's Hand | seat 1: hand Princess, Zealot | to act: 1",
    )
    at.play(1, 'Princess').use(1).player(1, 0).claim(0, "King's Hand")
    expect(at.courtShort()).toEqual(['Soldier'])
    expect(at.view(-1).throne).toBe(7)
  })

  test('IK-7.8c, IK-7.8a: with several opponents only yes or no is told, not who or how many', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | to act: 0 | seat 0: hand Soldier | seat 1: hand Mystic | seat 2: hand Judge",
      { seats: 3 },
    )
    at.play(0, 'Soldier').name(0, 'Judge')
    expect(at.events(0).filter(({ type }) => type === 'guessed')).toEqual([
      { type: 'guessed', seat: 0, card: 'Judge', right: true },
    ])
    expect(at.view(0).known).toEqual([])
    expect(at.view(0).mine?.known).toEqual([])
  })

  test('IK-12.25, IK-0.3: the ally is no opponent', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | removed: Arbiter | to act: 0 | seat 0: hand Soldier | seat 2: hand Judge",
      { seats: 4 },
    )
    at.play(0, 'Soldier').name(0, 'Judge')
    expect(at.events(0)).toContainEqual({ type: 'guessed', seat: 0, card: 'Judge', right: false })
  })
})
