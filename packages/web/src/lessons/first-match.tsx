import type { FirstMatch } from '@riposte/kernel'
import { useLocation } from 'wouter'
import { offeredGames } from '../api/games.ts'
import { Refused } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { openTable, usualWish } from '../home/wish.ts'
import { useName } from '../settings/name.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './course-page.module.css'
import type { Learning } from './use-course.ts'
import { useLessonTexts } from './use-lesson-texts.ts'

interface FirstMatchProps {
  readonly learning: Learning
  readonly first: FirstMatch
}

/** The end of the path: a match. */
export function FirstMatchRow({ learning, first }: FirstMatchProps) {
  const texts = useLessonTexts()
  const { parts, face } = learning
  return (
    <li className={styles.match}>
      <span className={styles.matchPicture}>
        <parts.Picture name={first.picture} width={72} />
      </span>
      <span className={styles.matchWords}>
        <b>{texts.firstMatch(face.hint !== undefined)}</b>
        <span>{first.says}</span>
      </span>
      <PlayMatch learning={learning} first={first} look="plain" />
    </li>
  )
}

/** The same in the leaf's place, for somebody who has done every lesson. */
export function FirstMatchLeaf({ learning, first }: FirstMatchProps) {
  const texts = useLessonTexts()
  const { parts, face } = learning
  return (
    <aside className={styles.leaf} aria-label={texts.firstMatch(face.hint !== undefined)}>
      <div className={styles.show}>
        <parts.Picture name={first.picture} width={112} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.heading}>{texts.firstMatch(face.hint !== undefined)}</h2>
        <p>
          {texts.firstMatchReady} {first.says}
        </p>
        <PlayMatch learning={learning} first={first} look="primary" />
      </div>
    </aside>
  )
}

function PlayMatch({ learning, first, look }: FirstMatchProps & { readonly look: 'plain' | 'primary' }) {
  const texts = useLessonTexts()
  const { keep } = useName()
  const [, navigate] = useLocation()
  const { busy, blocked, run } = useAction()
  const play = () => run(async () => navigate(`/table/${await openFirstMatch(learning.course.game, first, keep())}`))
  return (
    <span className={styles.matchPlay}>
      <Button look={look} disabled={busy} data-row="" onClick={() => void play()}>
        {busy ? texts.layingOut : texts.playMatch}
      </Button>
      {blocked !== null && <Notice blocked={blocked} />}
    </span>
  )
}

/** A table for one and bots, which nobody else finds. */
async function openFirstMatch(id: string, { seats, options }: FirstMatch, name: string): Promise<string> {
  const game = (await offeredGames()).find((offered) => offered.id === id)
  if (game === undefined) throw new Refused(NOT_OFFERED)
  const wish = usualWish(game)
  return openTable(game, { ...wish, seats, options, settings: { ...wish.settings, spectators: false } }, name)
}

const NOT_OFFERED = { code: 'noGame', rule: 'protocol', message: 'This server doesn’t offer the game.' }
