import type { GameInfo } from '@riposte/protocol'
import { HowToPlayLink } from '../rules/how-to-play-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Cover, SHELF } from './covers/index.tsx'
import { NewCampaign } from './new-campaign.tsx'
import { NewTable } from './new-table.tsx'
import styles from './shelf.module.css'

interface OnShelf {
  readonly id: string
  readonly name: string
  readonly game: GameInfo | null
}

/** The games, as boxes on a shelf: those with a cover, then whatever else the server offers. */
function onShelf(games: readonly GameInfo[]): OnShelf[] {
  const find = (id: string) => games.find((game) => game.id === id) ?? null
  const others = games.filter(({ id }) => !SHELF.some((drawn) => drawn.id === id))
  return [
    ...SHELF.map(({ id, name }) => ({ id, name, game: find(id) })),
    ...others.map((game) => ({ id: game.id, name: game.name, game })),
  ]
}

interface ShelfProps {
  /** Null until the server has told its games. */
  readonly games: readonly GameInfo[] | null
  readonly unreached: boolean
}

export function Shelf({ games, unreached }: ShelfProps) {
  const t = useTexts().home
  return (
    <section aria-label={t.gamesHeading} className={styles.shelf}>
      {onShelf(games ?? []).map(({ id, name, game }) => (
        <article
          key={id}
          className={styles.box}
          data-playable={game !== null || (games === null && id === SHELF[0].id)}
          data-game={id}
        >
          <div className={styles.cover}>
            <Cover game={id} name={name} />
          </div>
          <div className={styles.about}>
            <h2 className="unseen">{name}</h2>
            {t.games[id] !== undefined && <p className={styles.goal}>{t.games[id].goal}</p>}
            <p className={styles.facts}>
              {t.games[id]?.facts ?? (game === null ? '' : t.players(game.seats.min, game.seats.max))}
              {game !== null && <HowToPlayLink game={id} className={styles.rules} />}
            </p>
          </div>
          {game !== null && <NewTable game={game} />}
          {game?.campaign === true && (
            <div className={styles.campaign}>
              <NewCampaign game={game} />
            </div>
          )}
          {game === null && games !== null && (
            <p className={styles.coming}>
              <strong>{t.coming}</strong> <span>{t.games[id]?.coming}</span>
            </p>
          )}
          {games === null && !unreached && (
            <div className={styles.waiting}>
              <Skeleton width="70%" height={48} />
            </div>
          )}
        </article>
      ))}
    </section>
  )
}
