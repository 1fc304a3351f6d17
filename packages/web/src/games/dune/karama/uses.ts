import { dune, type View } from '@riposte/dune'
import type { ActionJson, Json } from '@riposte/kernel'
import { bookOf, type Speaker, textOf } from '@riposte/words'
import { idIn } from '../names.ts'
import { usePhrases as phrases } from './texts.ts'

type About = Readonly<Record<string, Json>>

/** What a window is about. */
const FACTS = bookOf(dune).catalogue.questions.karamaOpportunity

/** One use of an ability that Karama may cancel. */
export interface Use {
  readonly ability: string
  readonly user: string
  /** "Prescience", "Look at the spice deck". */
  readonly name: string
  /** What its user does. */
  readonly does: string
  /** What Karama undoes. */
  readonly hit: string
  /** What the user may do instead; empty for nothing. */
  readonly instead: string
}

/** The uses that a question is about: one, or several that are offered together. */
export function usesIn(speaker: Speaker, about: About): readonly Use[] {
  return ['', '2', '3', '4'].flatMap((place) => {
    const ability = about[`ability${place}`]
    const user = about[`user${place}`]
    if (typeof ability !== 'string' || typeof user !== 'string') return []
    const facts: About = { ...about, ability, user }
    const things = Object.fromEntries(FACTS.map(({ name, kind }) => [name, { kind, value: facts[name] ?? null }]))
    const said = (phrase: string) => textOf(speaker.phrase(phrase, things))
    return [
      {
        ability,
        user,
        name: said(phrases.name),
        does: said(phrases.does),
        hit: said(phrases.hit),
        instead: said(phrases.instead),
      },
    ]
  })
}

/** The reader's cards that count in this window. */
export const cardsFor = (legal: readonly ActionJson[]): readonly string[] => [
  ...new Set(
    legal
      .filter(({ type, useKarama }) => type === 'respond_to_karama_opportunity' && useKarama === true)
      .map(({ karamaCardId }) => idIn(karamaCardId)),
  ),
]

/** The abilities that the reader could still hit, had they a card: neither their own nor one that was hit already. */
export function targets(uses: readonly Use[], faction: string, state: View['karamaState']): readonly Use[] {
  const hit = new Set(
    (state?.joint ?? []).filter(({ interruptor }) => interruptor !== null).map(({ abilityName }) => abilityName),
  )
  return uses.filter(({ ability, user }) => user !== faction && !hit.has(ability))
}

/** An ability is named only where there are several (IN-2.3). */
export function response(card: string | null, ability: string, several: boolean): ActionJson {
  return {
    type: 'respond_to_karama_opportunity',
    useKarama: true,
    karamaCardId: card,
    abilityName: several ? ability : null,
  }
}

export const LET_STAND: ActionJson = {
  type: 'respond_to_karama_opportunity',
  useKarama: false,
  karamaCardId: null,
  abilityName: null,
}

/** Whether an answer stops nothing. */
export function letsStand({ type, useKarama }: ActionJson): boolean {
  return type === LET_STAND.type && useKarama === false
}
