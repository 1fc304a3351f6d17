import { Link } from 'wouter'
import { SHELF } from '../home/covers/index.tsx'
import { useTexts } from '../texts/texts.ts'

interface HowToPlayLinkProps {
  readonly game: string
  readonly className?: string | undefined
}

/** To the page that explains a game; nothing for a game without one. */
export function HowToPlayLink({ game, className }: HowToPlayLinkProps) {
  const t = useTexts().rules
  const known = SHELF.find(({ id }) => id === game)
  if (known === undefined) return null
  return (
    <Link href={`/rules/${game}`} className={className} aria-label={t.title(known.name)}>
      {t.howToPlay}
    </Link>
  )
}
