import { type View, WHAT_A_HIT_DOES } from '@riposte/dune'
import type { ActionJson, Json } from '@riposte/kernel'
import { capital, idIn } from '../names.ts'

type About = Readonly<Record<string, Json>>

/** One use of an ability that may be hit. */
export interface Use {
  readonly ability: string
  readonly user: string
  /** "Prescience", "Look at the spice deck". */
  readonly name: string
  /** The same inside a sentence: "the look at the spice deck". */
  readonly spoken: string
  /** What its user does. */
  readonly does: string
  /** What a hit undoes. */
  readonly hit: string
  /** What the user may do instead; empty for nothing. */
  readonly instead: string
}

const sentence = (words: string): string => (words === '' ? '' : `${capital(words).replace(/\.$/, '')}.`)
/** "the look at the spice deck" is a heading without its article. */
const heading = (name: string): string => capital(name.replace(/^(?:the|a) /, ''))

/** The uses that a question is about: one, or several that are offered together. */
export function usesIn(about: About): readonly Use[] {
  return ['', '2', '3', '4'].flatMap((place) => {
    const ability = about[`ability${place}`]
    const user = about[`user${place}`]
    if (typeof ability !== 'string' || typeof user !== 'string') return []
    const words = WHAT_A_HIT_DOES[ability]
    return [
      {
        ability,
        user,
        name: heading(words?.name ?? ability),
        spoken: words?.name ?? ability,
        does: sentence(words?.use(user, about) ?? ability),
        hit: sentence(words?.hit(user) ?? ''),
        instead: sentence(words?.instead(user) ?? ''),
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
