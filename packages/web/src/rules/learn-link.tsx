import { Link } from 'wouter'
import { SHELF } from '../home/covers/index.tsx'
import { courseAddress } from '../lessons/address.ts'
import { hasCourse } from '../lessons/courses.ts'
import { useTexts } from '../texts/texts.ts'

interface LearnLinkProps {
  readonly game: string
  readonly className?: string | undefined
}

/** To the lessons of a game; nothing for a game without lessons. */
export function LearnLink({ game, className }: LearnLinkProps) {
  const t = useTexts().rules
  const known = SHELF.find(({ id }) => id === game)
  if (known === undefined || !hasCourse(game)) return null
  return (
    <Link href={courseAddress(game)} className={className} aria-label={t.learnGame(known.name)}>
      {t.learn}
    </Link>
  )
}
