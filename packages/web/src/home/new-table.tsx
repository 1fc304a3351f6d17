import type { GameInfo } from '@riposte/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAction } from '../api/use-action.ts'
import { courseAddress } from '../lessons/address.ts'
import { hasCourse } from '../lessons/courses.ts'
import { useName } from '../settings/name.ts'
import { useTexts } from '../texts/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import styles from './new-table.module.css'
import { openTable, usualWish, type Wish } from './wish.ts'
import { WishWords } from './wish-words.tsx'

/** How many you are, and you sit. Everything else has a good default, in words that can be changed. */
export function NewTable({ game }: { readonly game: GameInfo }) {
  const t = useTexts().home
  const { keep } = useName()
  const [, navigate] = useLocation()
  const [wish, setWish] = useState<Wish>(() => usualWish(game))
  const { busy, blocked, run, forget } = useAction()
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) }))
  const change = (part: Partial<Wish>) => {
    forget()
    setWish((before) => ({ ...before, ...part }))
  }
  const sitDown = () => run(async () => navigate(`/table/${await openTable(game, wish, keep())}`))
  return (
    <div className={styles.new}>
      <div className={styles.row}>
        <span className={styles.label}>{t.newTable}</span>
        <Segmented
          label={t.seats(game.name)}
          look="rings"
          value={wish.seats}
          choices={counts}
          onChange={(seats) => change({ seats })}
        />
        <div className={styles.ways}>
          <Button look="primary" disabled={busy} onClick={() => void sitDown()}>
            {busy ? t.sittingDown : t.sitDown}
          </Button>
          {hasCourse(game.id) && <ButtonLink href={courseAddress(game.id)}>{t.learnFirst}</ButtonLink>}
        </div>
      </div>
      <WishWords game={game} wish={wish} onChange={change} />
      {blocked !== null && <Notice blocked={blocked} />}
    </div>
  )
}
