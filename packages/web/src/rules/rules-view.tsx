import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFetched } from '../api/use-fetched.ts'
import type { GameFace } from '../games/face.ts'
import { useHowToPlay } from '../texts/how-to-play.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { HOW_TO_PLAY, HowToPlay } from './how-to-play/how-to-play.tsx'
import { BlockView, ReadingContext } from './markdown.tsx'
import { RuleLink, WayContext } from './rule-link.tsx'
import { RuleSearch } from './rule-search.tsx'
import { type Rulebook, readRulebook, type Section } from './rulebook.ts'
import styles from './rules-view.module.css'
import { showPlace } from './show-place.ts'
import { ThingsProvider } from './things.tsx'
import { pieceMaker, typographic } from './words.ts'

interface RulesViewProps {
  readonly face: GameFace
  /** The rule or section it is opened at. */
  readonly at: string | null
  /** Told where the reader goes inside the book. */
  readonly onGo?: (anchor: string) => void
}

const GALLERY = 'cards'

/** How a game is played, and its rulebook: contents, search, and every rule with an address of its own. */
export function RulesView({ face, at, onGo }: RulesViewProps) {
  const texts = useTexts().rules
  const load = useCallback(async () => {
    const text = await face.rulebook()
    return text === null ? 'none' : readRulebook(text)
  }, [face])
  const { value: book, failed, retry } = useFetched(load)
  if (book === 'none') return <p className={styles.waiting}>{texts.none}</p>
  if (failed) {
    return (
      <div className={styles.waiting} role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => void retry()}>{texts.again}</Button>
      </div>
    )
  }
  if (book === null) {
    return (
      <p className={styles.waiting} role="status">
        {texts.loading}
      </p>
    )
  }
  return <Book face={face} book={book} at={at} onGo={onGo} />
}

interface BookProps {
  readonly face: GameFace
  readonly book: Rulebook
  readonly at: string | null
  readonly onGo: ((anchor: string) => void) | undefined
}

function Book({ face, book, at, onGo }: BookProps) {
  const texts = useTexts().rules
  const guide = useHowToPlay(face.id)
  const root = useRef<HTMLDivElement>(null)
  const [told, tell] = useTold()
  const go = useCallback(
    (anchor: string) => {
      if (root.current !== null) showPlace(root.current, anchor)
      onGo?.(anchor)
    },
    [onGo],
  )
  const way = useMemo(() => {
    const address = (anchor: string) => `/rules/${face.id}#${anchor}`
    return {
      address,
      go,
      copy: (anchor: string) =>
        copyText(new URL(address(anchor), location.href).href).then((done) =>
          tell(done ? texts.copied : texts.notCopied),
        ),
    }
  }, [face.id, go, tell, texts])
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (at === null || at === '' || root.current === null) return setMissing(null)
    setMissing(showPlace(root.current, at) ? null : at)
  }, [at])
  return (
    <WayContext value={way}>
      <ThingsProvider face={face}>
        <div ref={root} className={styles.book}>
          <div className={styles.top}>
            <RuleSearch book={book} guide={guide} onGo={go} />
          </div>
          <Contents book={book} guide={guide !== null} gallery={face.Gallery !== undefined} />
          <article className={styles.text}>
            {missing !== null && <p className={styles.missing}>{texts.unknownRule(missing)}</p>}
            {guide !== null && <HowToPlay face={face} words={guide} />}
            <p className={styles.about}>{texts.about}</p>
            <Chapters book={book} face={face} />
            {face.Gallery && (
              <section className={styles.gallery} id={GALLERY} data-world={face.world}>
                <h2 className={styles.chapter}>{texts.gallery}</h2>
                <face.Gallery />
              </section>
            )}
          </article>
          <p role="status" className={told === null ? 'unseen' : styles.told}>
            {told}
          </p>
        </div>
      </ThingsProvider>
    </WayContext>
  )
}

/** A sentence that goes away by itself. */
function useTold(): [string | null, (text: string) => void] {
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    if (told === null) return
    const timer = setTimeout(() => setTold(null), 2500)
    return () => clearTimeout(timer)
  }, [told])
  return [told, setTold]
}

interface ContentsProps {
  readonly book: Rulebook
  readonly guide: boolean
  readonly gallery: boolean
}

function Contents({ book, guide, gallery }: ContentsProps) {
  const texts = useTexts().rules
  const [open, setOpen] = useState(false)
  return (
    <nav className={styles.contents} aria-label={texts.contents} data-open={open}>
      <button type="button" className={styles.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.contents}
      </button>
      <ol>
        {guide && (
          <li>
            <RuleLink anchor={HOW_TO_PLAY} className={styles.entryLink}>
              <span className={styles.number} />
              {texts.howToPlay}
            </RuleLink>
          </li>
        )}
        {book.sections
          .filter(({ level }) => level === 1)
          .map(({ anchor, number, title }) => (
            <li key={anchor}>
              <RuleLink anchor={anchor} className={styles.entryLink}>
                <span className={styles.number}>{number}</span>
                {typographic(title)}
              </RuleLink>
            </li>
          ))}
        {gallery && (
          <li>
            <RuleLink anchor={GALLERY} className={styles.entryLink}>
              <span className={styles.number} />
              {texts.gallery}
            </RuleLink>
          </li>
        )}
      </ol>
    </nav>
  )
}

/** The text itself, drawn once: searching and scrolling do not touch it. */
const Chapters = memo(function Chapters({ book, face }: { readonly book: Rulebook; readonly face: GameFace }) {
  const pieces = useMemo(
    () => pieceMaker(new Set([...book.rules.keys(), ...book.sections.map(({ anchor }) => anchor)]), face.things),
    [book, face],
  )
  return book.sections.map((section) => (
    <SectionView key={section.anchor} book={book} section={section} pieces={pieces} />
  ))
})

interface SectionViewProps {
  readonly book: Rulebook
  readonly section: Section
  readonly pieces: ReturnType<typeof pieceMaker>
}

function SectionView({ book, section, pieces }: SectionViewProps) {
  const { anchor, number, title, level, blocks } = section
  const Heading = level === 1 ? 'h2' : 'h3'
  const reading = useMemo(
    () => ({ pieces, met: new Map(), anchorOf: anchorsIn(book, section) }),
    [pieces, book, section],
  )
  return (
    <ReadingContext value={reading}>
      <section className={styles.section}>
        <Heading className={level === 1 ? styles.chapter : styles.part} id={anchor}>
          {number !== null && level === 1 && <span className={styles.number}>{number}</span>}
          {typographic(title)}
        </Heading>
        {blocks.map(({ token, rule }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change while it is read
          <BlockView key={at} token={token} rule={rule} />
        ))}
      </section>
    </ReadingContext>
  )
}

/** A rule has its address where its wording begins, and no other place has the same. */
function anchorsIn({ rules }: Rulebook, section: Section) {
  const placed = new Map<string, object>()
  return (rule: string | null, place: object): string | undefined => {
    if (rule === null || rules.get(rule)?.section !== section) return undefined
    if (!placed.has(rule)) placed.set(rule, place)
    return placed.get(rule) === place ? rule : undefined
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
