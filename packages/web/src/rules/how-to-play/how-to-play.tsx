import { Fragment, lazy, Suspense, useMemo } from 'react'
import type { GameFace } from '../../games/face.ts'
import type { HowToPlayPart, HowToPlay as Words } from '../../texts/en/how-to-play.ts'
import { useTexts } from '../../texts/texts.ts'
import { RuleLink } from '../rule-link.tsx'
import { ThingWord } from '../things.tsx'
import { pieceMaker } from '../words.ts'
import styles from './how-to-play.module.css'

/** Where the whole explanation begins. */
export const HOW_TO_PLAY = 'how-to-play'

/** Drawn from a game's own pieces, by the place of the part; loaded only where they are looked at. */
const PICTURES = {
  'imposter-kings': lazy(() =>
    import('./pictures/imposter-kings.tsx').then(({ ImposterKingsPicture }) => ({ default: ImposterKingsPicture })),
  ),
  'bomb-busters': lazy(() =>
    import('./pictures/bomb-busters.tsx').then(({ BombBustersPicture }) => ({ default: BombBustersPicture })),
  ),
  dune: lazy(() => import('./pictures/dune.tsx').then(({ DunePicture }) => ({ default: DunePicture }))),
}

function picturesOf(game: string) {
  return Object.hasOwn(PICTURES, game) ? PICTURES[game as keyof typeof PICTURES] : null
}

/** The game in a few minutes, above its numbered rules. */
export function HowToPlay({ face, words }: { readonly face: GameFace; readonly words: Words }) {
  const texts = useTexts().rules
  const Picture = picturesOf(face.id)
  return (
    <section className={styles.guide} id={HOW_TO_PLAY} aria-labelledby={`${HOW_TO_PLAY}-title`}>
      <h2 className={styles.title} id={`${HOW_TO_PLAY}-title`}>
        {texts.howToPlay}
      </h2>
      {words.parts.map((part, at) => (
        <section key={part.anchor} className={styles.part} id={part.anchor} aria-label={part.title}>
          <div className={styles.words}>
            <h3>{part.title}</h3>
            <Paragraphs part={part} things={face.things} />
            <p className={styles.rules}>
              {texts.inTheRules}{' '}
              {part.rules.map((rule, at) => (
                <Fragment key={rule}>
                  {at > 0 && ', '}
                  <RuleLink anchor={rule}>{rule}</RuleLink>
                </Fragment>
              ))}
            </p>
          </div>
          {Picture !== null && (
            <figure className={styles.figure} data-world={face.world}>
              <div className={styles.picture}>
                <Suspense fallback={null}>
                  <Picture part={at} />
                </Suspense>
              </div>
              <figcaption>{part.caption}</figcaption>
            </figure>
          )}
        </section>
      ))}
    </section>
  )
}

interface ParagraphsProps {
  readonly part: HowToPlayPart
  readonly things: readonly string[]
}

/** Names of cards show their card; the first mention can be reached by the tab key. */
function Paragraphs({ part, things }: ParagraphsProps) {
  const paragraphs = useMemo(() => {
    const pieces = pieceMaker(new Set(), things)
    const met = new Set<string>()
    return part.paragraphs.map((text) =>
      pieces(text).map((piece) => {
        const first = piece.kind === 'thing' && !met.has(piece.name)
        if (piece.kind === 'thing') met.add(piece.name)
        return { piece, first }
      }),
    )
  }, [part, things])
  return paragraphs.map((pieces, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
    <p key={at}>
      {pieces.map(({ piece, first }, at) =>
        piece.kind === 'thing' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
          <ThingWord key={at} name={piece.name} text={piece.text} tabbable={first} />
        ) : (
          piece.text
        ),
      )}
    </p>
  ))
}
