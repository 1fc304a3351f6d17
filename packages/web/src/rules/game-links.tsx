import { Link } from 'wouter'
import { SHELF } from '../home/covers/index.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './game-links.module.css'

/** From the rules of one game to those of the others. */
export function GameLinks({ current }: { readonly current: string }) {
  const texts = useTexts().rules
  return (
    <nav aria-label={texts.games} className={styles.games}>
      {SHELF.map(({ id, name }) => (
        <Link key={id} href={`/rules/${id}`} aria-current={id === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
