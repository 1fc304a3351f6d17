import { describe, expect, test } from 'vitest'
import { isExposed } from '../../src/board/exposed.ts'
import { firstDialers, stormOrder, toTheRight } from '../../src/board/storm-order.ts'
import { nextSector, sectorDistance, sectorsEntered, stormRests, stormWay } from '../../src/board/storm-way.ts'
import { SECTORS, STORM_START } from '../../src/data/sectors.ts'
import { TERRITORIES } from '../../src/data/territories.ts'

const SECTOR_LIST = Array.from({ length: SECTORS }, (_, at) => at + 1)
const ALL_SIX = [1, 2, 3, 4, 5, 6]

describe('the way of the storm', () => {
  test('DU-1.4: after sector 18 comes sector 1, and distance is counted counterclockwise', () => {
    expect([nextSector(1), nextSector(17), nextSector(18)]).toEqual([2, 18, 1])
    expect([sectorDistance(3, 5), sectorDistance(5, 3), sectorDistance(4, 4)]).toEqual([2, 16, 0])
    for (const from of SECTOR_LIST) {
      for (const to of SECTOR_LIST) expect(stormRests(from, sectorDistance(from, to))).toBe(to)
    }
  })

  test('DU-4.2: the first storm rests the sum of the dials from the start, however often round', () => {
    for (let sum = 0; sum <= 40; sum++) expect(stormRests(STORM_START, sum)).toBe((sum % 18) + 1)
  })

  test('DU-4.6, DU-4.7: a storm visits its own sector and enters those that follow', () => {
    expect(stormWay(16, 4)).toEqual([16, 17, 18, 1, 2])
    expect(sectorsEntered(16, 4)).toEqual([17, 18, 1, 2])
    expect(stormWay(7, 1)).toEqual([7, 8])
  })

  test('DU-4.5: a storm that does not move visits nothing', () => {
    expect(stormWay(9, 0)).toEqual([])
    expect(sectorsEntered(9, 0)).toEqual([])
  })
})

describe('what the storm destroys', () => {
  const exposed = (isWallStanding: boolean) =>
    TERRITORIES.filter((_, territory) => isExposed(territory, isWallStanding)).map(({ id }) => id)

  test('DU-4.6, DU-4.9: sand is exposed, the Imperial Basin only without the wall', () => {
    expect(exposed(true)).toEqual(
      TERRITORIES.filter(({ id, kind }) => kind === 'sand' && id !== 'imperial-basin').map(({ id }) => id),
    )
  })

  test('DU-4.9: without the wall three more territories are exposed', () => {
    const more = exposed(false).filter((id) => !exposed(true).includes(id))
    expect(more).toEqual(['arrakeen', 'carthag', 'imperial-basin'])
    expect([exposed(true).length, exposed(false).length]).toEqual([28, 31])
  })
})

describe('storm order', () => {
  test('DU-3.2: with all circles taken the first player is the one whose circle the storm meets next', () => {
    const first = SECTOR_LIST.map((storm) => ALL_SIX[stormOrder(ALL_SIX, storm)[0]])
    expect(first).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 1, 1])
  })

  test('DU-3.2: the others follow counterclockwise, and a circle in the storm comes last', () => {
    expect(stormOrder(ALL_SIX, 8)).toEqual([3, 4, 5, 0, 1, 2])
    expect(stormOrder(ALL_SIX, 7)).toEqual([2, 3, 4, 5, 0, 1])
    // Circles in another order than the seats, some of them empty.
    const circles = [5, 1, 4]
    expect(stormOrder(circles, 11)).toEqual([0, 1, 2])
    expect(stormOrder(circles, 10)).toEqual([2, 0, 1])
    expect(stormOrder(circles, 18)).toEqual([1, 2, 0])
  })

  test('DU-2.3: to the right is the next occupied circle counterclockwise', () => {
    expect(toTheRight(ALL_SIX, 4)).toEqual([5, 0, 1, 2, 3])
    expect(toTheRight([5, 1, 4], 0)).toEqual([1, 2])
    expect(toTheRight([5, 1, 4], 1)).toEqual([2, 0])
    expect(toTheRight([3, 6], 1)).toEqual([0])
  })

  test('DU-4.2: the first storm is dialed by the nearest players on both sides of its start', () => {
    expect(firstDialers(ALL_SIX)).toEqual([0, 5])
    expect(firstDialers([3, 5, 2, 4])).toEqual([2, 1])
    expect(firstDialers([6, 4])).toEqual([1, 0])
  })
})
