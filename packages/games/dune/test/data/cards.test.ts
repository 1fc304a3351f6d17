import { describe, expect, test } from 'vitest'
import { nodeId } from '../../src/data/nodes.ts'
import {
  BLOW_AMOUNT,
  BLOW_NODE,
  BLOW_TERRITORY,
  isWorm,
  SPICE_CARD_ID,
  SPICE_CARDS,
  SPICE_DECK,
  TERRITORY_CARDS,
} from '../../src/data/spice.ts'
import { isSand, territoryId } from '../../src/data/territories.ts'
import {
  AMAL,
  CARD_ID,
  CARD_TYPE,
  CHEAP_HERO,
  cardName,
  EXTRA_CARDS,
  HARVESTER,
  instancesOf,
  isCheapHero,
  isDefense,
  isKarama,
  isLasgun,
  isPoison,
  isProjectile,
  isShield,
  isType,
  isWeapon,
  isWorthless,
  KARAMA,
  LASGUN,
  SHIELD,
  SNOOPER,
  STANDARD_DECK,
  THUMPER,
  TYPE_COPIES,
  TYPE_ID,
  TYPE_KIND,
  TYPE_NAME,
} from '../../src/data/treachery.ts'

const ids = (is: (card: number) => boolean) => CARD_ID.filter((_, card) => is(card))

describe('the treachery deck', () => {
  test('DU-15.20: 33 cards of 23 types, and three more that are an option', () => {
    expect(STANDARD_DECK).toHaveLength(33)
    expect(new Set(STANDARD_DECK.map((card) => CARD_TYPE[card])).size).toBe(23)
    expect(EXTRA_CARDS.map((card) => CARD_TYPE[card])).toEqual([THUMPER, HARVESTER, AMAL])
    expect([...STANDARD_DECK, ...EXTRA_CARDS]).toEqual(CARD_ID.map((_, card) => card))
  })

  test('DU-15.21: a single card is named for its type and its copy', () => {
    expect(instancesOf(KARAMA).map((card) => CARD_ID[card])).toEqual(['karama_1', 'karama_2'])
    expect(instancesOf(LASGUN).map((card) => CARD_ID[card])).toEqual(['lasgun_1'])
    expect(new Set(CARD_ID).size).toBe(36)
    for (const [type, id] of TYPE_ID.entries()) {
      expect(instancesOf(type)).toHaveLength(TYPE_COPIES[type])
      for (const [copy, card] of instancesOf(type).entries()) {
        expect([CARD_ID[card], isType(card, type), cardName(card)]).toEqual([
          `${id}_${copy + 1}`,
          true,
          TYPE_NAME[type],
        ])
      }
    }
  })

  test('DU-15.1, DU-15.2, DU-15.3: four projectile weapons, four poisons, and the lasgun is neither', () => {
    expect(ids((card) => isWeapon(card) && isProjectile(card))).toEqual([
      'crysknife_1',
      'maula-pistol_1',
      'slip-tip_1',
      'stunner_1',
    ])
    expect(ids((card) => isWeapon(card) && isPoison(card))).toEqual([
      'chaumas_1',
      'chaumurky_1',
      'ellaca-drug_1',
      'gom-jabbar_1',
    ])
    expect(ids((card) => isWeapon(card) && !isPoison(card) && !isProjectile(card))).toEqual(['lasgun_1'])
    expect(ids(isLasgun)).toEqual(['lasgun_1'])
  })

  test('DU-15.4, DU-15.5: the defenses are four shields and four snoopers', () => {
    expect(ids((card) => isDefense(card) && isProjectile(card))).toEqual(ids(isShield))
    expect(instancesOf(SHIELD)).toHaveLength(4)
    expect(ids((card) => isDefense(card) && isPoison(card))).toEqual(instancesOf(SNOOPER).map((card) => CARD_ID[card]))
    expect(ids(isDefense)).toHaveLength(8)
  })

  test('DU-15.6, DU-15.7, DU-15.8: three cheap heroes, five worthless cards, two karamas', () => {
    expect(ids(isCheapHero)).toEqual(['cheap-hero_1', 'cheap-hero_2', 'cheap-hero_3'])
    expect(ids(isWorthless)).toEqual(['baliset_1', 'jubba-cloak_1', 'kulon_1', 'la-la-la_1', 'trip-to-gamont_1'])
    expect(ids(isKarama)).toEqual(['karama_1', 'karama_2'])
    expect(TYPE_KIND.filter((kind) => kind === 'leader')).toHaveLength(1)
    expect(TYPE_KIND[CHEAP_HERO]).toBe('leader')
  })
})

describe('the spice deck', () => {
  test('DU-5.4, DU-5.5: fifteen territory cards, then six worms', () => {
    expect(SPICE_DECK).toEqual(SPICE_CARD_ID.map((_, card) => card))
    expect([TERRITORY_CARDS, SPICE_CARDS]).toEqual([15, 21])
    expect(SPICE_DECK.filter(isWorm).map((card) => SPICE_CARD_ID[card])).toEqual(
      [1, 2, 3, 4, 5, 6].map((worm) => `shai-hulud_${worm}`),
    )
    expect(new Set(SPICE_CARD_ID).size).toBe(21)
  })

  test('DU-5.4: spice blows in sand only, each time in another territory, 118 in all', () => {
    expect(BLOW_TERRITORY.every(isSand)).toBe(true)
    expect(new Set(BLOW_TERRITORY).size).toBe(15)
    expect(BLOW_AMOUNT.reduce((sum, amount) => sum + amount, 0)).toBe(118)
    const [most] = BLOW_AMOUNT.toSorted((a, b) => b - a)
    const card = BLOW_AMOUNT.indexOf(most)
    expect([nodeId(BLOW_NODE[card]), most, SPICE_CARD_ID[card]]).toEqual(['cielago-south/2', 12, 'spice-cielago-south'])
    expect(SPICE_CARD_ID.slice(0, 15)).toEqual(BLOW_TERRITORY.map((territory) => `spice-${territoryId(territory)}`))
  })
})
