import { type Outcome, SPECTATOR } from '@riposte/kernel'
import { useId } from 'react'
import { Link } from 'wouter'
import type { GameFace } from '../games/face.ts'
import { type Texts, useTexts } from '../texts/texts.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './head.module.css'
import type { Eyes } from './timeline.ts'

interface HeadProps {
  readonly face: GameFace
  readonly names: readonly string[]
  readonly outcome: Outcome | null
  /** Whether the game counts points. */
  readonly points: boolean
  readonly eyes: Eyes
  onEyes(eyes: Eyes): void
}

/** Which match this is, how it ended, and whose eyes it is seen with. */
export function Head({ face, names, outcome, points, eyes, onEyes }: HeadProps) {
  const texts = useTexts().replay
  const result = outcome === null ? null : ended(outcome, names, points, texts)
  return (
    <header className={styles.head}>
      <Link href="/" className={styles.home} aria-label={texts.home}>
        <Wordmark size={26} brief />
      </Link>
      <p className={styles.what}>
        <strong className={styles.game}>{face.name}</strong>
        {result !== null && (
          <span className={styles.outcome} title={result}>
            {result}
          </span>
        )}
      </p>
      <ViewSwitch names={names} eyes={eyes} onEyes={onEyes} />
    </header>
  )
}

function ended(
  { winners, scores }: Outcome,
  names: readonly string[],
  points: boolean,
  texts: Texts['replay'],
): string {
  const winner = winners[0]
  if (!points) return texts.wonAlone(winners.map((seat) => names[seat]))
  if (names.length === 2 && winners.length === 1) {
    return texts.wonAgainst(names[winner], names[1 - winner], scores[winner], scores[1 - winner])
  }
  return texts.won(
    winners.map((seat) => names[seat]),
    names.map((name, seat) => ({ name, points: scores[seat] })),
  )
}

function ViewSwitch({ names, eyes, onEyes }: Pick<HeadProps, 'names' | 'eyes' | 'onEyes'>) {
  const texts = useTexts().replay
  const group = useId()
  const views: readonly { readonly eyes: Eyes; readonly label: string }[] = [
    { eyes: 'all', label: texts.everyone },
    ...names.map((label, seat) => ({ eyes: seat, label })),
    { eyes: SPECTATOR, label: texts.watcher },
  ]
  return (
    <div role="radiogroup" aria-label={texts.seenBy} className={styles.views}>
      <span className={styles.seenBy} aria-hidden="true">
        {texts.seenBy}
      </span>
      {views.map((view) => (
        <label key={view.eyes} className={styles.view}>
          <input
            type="radio"
            className="unseen"
            name={group}
            checked={view.eyes === eyes}
            onChange={() => onEyes(view.eyes)}
          />
          <span title={view.label}>{view.label}</span>
        </label>
      ))}
    </div>
  )
}
