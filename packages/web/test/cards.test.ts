import { CARD_TEXTS } from '@riposte/imposter-kings'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ANATOMY, NAME_ROOM, TEXT_PLACE } from '../src/games/imposter-kings/cards/anatomy.ts'
import { Card, CardBack, type CardProps, KingCard } from '../src/games/imposter-kings/cards/card.tsx'
import { cardLabel } from '../src/games/imposter-kings/cards/card-label.ts'
import { inPrint } from '../src/games/imposter-kings/cards/card-name.ts'
import { CardSheet } from '../src/games/imposter-kings/cards/card-sheet.tsx'
import { cardWords } from '../src/games/imposter-kings/cards/card-words.ts'
import { emblemOf } from '../src/games/imposter-kings/cards/emblems/emblems.ts'
import { sizeToFit, widthOf } from '../src/games/imposter-kings/cards/letter-widths.ts'
import { contours } from '../src/games/imposter-kings/cards/outline.ts'
import { printedText } from '../src/games/imposter-kings/cards/printed-text.ts'

const NAMES = [...CARD_TEXTS.keys()]
const CUTS = ['full', 'small', 'spine'] as const

function drawn(props: CardProps): string {
  return renderToStaticMarkup(createElement(Card, props))
}

/** The label, the ids and everything else that is said once for each picture. */
function attribute(markup: string, name: string): string[] {
  return [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value.replaceAll('&#x27;', "'"))
}

describe('emblems', () => {
  it('are there for every card, and no two are alike', () => {
    const paths = NAMES.map((name) =>
      emblemOf(name)
        ?.map(({ d }) => d)
        .join(' '),
    )
    expect(paths).not.toContain(undefined)
    expect(new Set(paths).size).toBe(NAMES.length)
  })

  it('stay within the printed field in every cut', () => {
    const outside = NAMES.flatMap((name) => {
      const points = (emblemOf(name) ?? []).flatMap(({ d }) => contours(d).flatMap((chain) => chain.points))
      return CUTS.filter((cut) => {
        const { emblem, panel } = ANATOMY[cut]
        const right = Math.max(...points.map(([x]) => emblem.x + x * emblem.scale))
        const top = Math.min(...points.map(([, y]) => emblem.y + y * emblem.scale))
        return right > panel.x + panel.width || top < panel.y
      }).map((cut) => `${name}, ${cut}`)
    })
    expect(outside).toEqual([])
  })

  it('hold no number that a browser could not read', () => {
    for (const name of NAMES)
      for (const { d } of emblemOf(name) ?? []) expect(d).not.toMatch(/NaN|Infinity|undefined|e-/)
  })
})

describe('what is printed', () => {
  it.each(NAMES)('%s has a short text, in at most four lines that fit', (name) => {
    const lines = printedText(name)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(TEXT_PLACE.lines)
    expect(lines.join(' ')).toBe(cardWords(name))
    expect(lines.filter((line) => widthOf(line, 'text', TEXT_PLACE.size) > TEXT_PLACE.width)).toEqual([])
  })

  it.each(NAMES)('%s fits its ribbon, at a size that can still be read', (name) => {
    for (const cut of CUTS) {
      const most = ANATOMY[cut].name.size
      const size = sizeToFit(inPrint(name), 'court', NAME_ROOM[cut], most)
      expect(widthOf(inPrint(name), 'court', size)).toBeLessThanOrEqual(NAME_ROOM[cut])
      expect(size).toBeGreaterThan(most * 0.7)
    }
  })

  it('a longer line is wider, and an unknown letter is not taken for nothing', () => {
    expect(widthOf('mm', 'text', 10)).toBeCloseTo(2 * widthOf('m', 'text', 10))
    expect(widthOf('Ж', 'court', 10)).toBeGreaterThan(0)
  })
})

describe('labels', () => {
  it('are unique among cards and their states', () => {
    const labels = NAMES.flatMap((card) => [
      cardLabel({ card }),
      cardLabel({ card, disgraced: true }),
      cardLabel({ card, muted: true }),
      cardLabel({ card, value: 10 }),
      cardLabel({ card: `${card} of seat 0` }),
      cardLabel({ card: `${card} of seat 1` }),
    ])
    expect(new Set(labels).size).toBe(labels.length)
  })

  it.each<[Omit<CardProps, 'cut' | 'width'>, string]>([
    [{ card: 'Elder' }, "Elder, 3, immune to King's Hand"],
    [{ card: "King's Hand" }, "King's Hand, 8, reaction, immune to King's Hand"],
    [{ card: 'Warlord', value: 9 }, 'Warlord, counts 9, printed 7'],
    [{ card: 'Warlord', value: 7, royalty: true }, 'Warlord, 7, royalty'],
    [{ card: 'Queen', value: 8, muted: true }, 'Queen, counts 8, printed 9, royalty, muted'],
    [{ card: 'Sentry', disgraced: true }, 'Sentry, disgraced, counts 1'],
    [{ card: 'Soldier of seat 2' }, 'Soldier, 5, of Army 3'],
    [{ card: 'Stranger', as: 'Queen' }, 'Stranger, as Queen, 2, royalty'],
    [{ card: 'Stranger', as: 'Stranger' }, "Stranger, 2, immune to King's Hand"],
  ])('%o is read out as "%s"', (state, label) => {
    expect(cardLabel(state)).toBe(label)
    expect(attribute(drawn({ ...state, cut: 'small', width: 100 }), 'aria-label')).toEqual([label])
  })

  it('tell the sides and facets of a King apart', () => {
    const labels = ['Regular', 'Charismatic Leader', 'Master Tactician'].flatMap((facet) =>
      [{ flipped: false }, { flipped: true }, { flipped: false, turning: true }].map((side) =>
        attribute(renderToStaticMarkup(createElement(KingCard, { width: 90, facet, ...side })), 'aria-label').join(),
      ),
    )
    expect(new Set(labels).size).toBe(9)
  })
})

describe('drawing', () => {
  it('a back tells nothing, unless its owner is meant to see it', () => {
    expect(attribute(renderToStaticMarkup(createElement(CardBack, { width: 90 })), 'aria-label')).toEqual([
      'Face-down card',
    ])
    const own = renderToStaticMarkup(createElement(CardBack, { width: 90, label: '6 Immortal' }))
    expect(own).toContain('6 Immortal, face down')
  })

  it('a disgraced card shows neither its value nor its text', () => {
    const markup = drawn({ card: 'Sentry', cut: 'full', width: 140, disgraced: true })
    expect(markup).toContain('>1</text>')
    expect(markup).not.toContain('>8</text>')
    expect(markup).not.toContain(printedText('Sentry')[0])
  })

  it('a changed value stands beside the printed one', () => {
    const markup = drawn({ card: 'Warlord', cut: 'small', width: 100, value: 9 })
    expect(markup).toContain('>9</text>')
    expect(markup).toContain('>7</text>')
  })

  it('a card that nobody has drawn yet is shown with its name', () => {
    expect(drawn({ card: 'Alchemist', cut: 'full', width: 140 })).toContain('Alchemist')
  })

  it('uses no filter and no shared id: forty cards on a page stay cheap and apart', () => {
    const markup = NAMES.map((card) => drawn({ card, cut: 'full', width: 140 })).join('')
    expect(markup).not.toMatch(/<filter|feTurbulence|<mask/)
    expect(attribute(markup, 'id')).toEqual([])
    expect(markup.length / NAMES.length).toBeLessThan(20_000)
  })

  it('the sheet has every card once, with its whole text', () => {
    const markup = renderToStaticMarkup(createElement(CardSheet))
    for (const name of NAMES) expect(markup).toContain(inPrint(CARD_TEXTS.get(name)?.text ?? name))
    const anchors = attribute(markup, 'id')
    expect(new Set(anchors).size).toBe(NAMES.length)
  })
})
