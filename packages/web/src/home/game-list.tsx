import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../texts/texts.ts'
import { Cover, SHELF } from './covers/index.tsx'
import styles from './game-list.module.css'

interface GameListProps {
  /** Where a game leads. */
  readonly address: (game: string) => string
  /** More about a game, below its goal. */
  readonly more?: (game: string) => ReactNode
}

/** The games one below the other, each a link with its cover and its goal. */
export function GameList({ address, more }: GameListProps) {
  const { games } = useTexts().home
  return (
    <ul className={styles.games}>
      {SHELF.map(({ id, name }) => (
        <li key={id}>
          <Link href={address(id)} className={styles.game}>
            <span className={styles.cover} aria-hidden="true">
              <Cover game={id} name={name} />
            </span>
            <span>
              <strong>{name}</strong>
              {games[id]?.goal}
              {more?.(id)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
