import { Emblem } from '../art/emblem.tsx'
import { factionNumber, list, nameOfFaction } from '../names.ts'
import type { MineView } from '../sight.ts'
import { texts } from '../texts.ts'
import { type KnownCards, knownCards } from './known.ts'
import styles from './own.module.css'
import { Part } from './part.tsx'

const words = texts.own

/** The cards that the reader has seen, by who holds them or where they lie. */
export function KnownCardsPart({ mine }: { readonly mine: MineView }) {
  const groups = knownCards(mine)
  if (groups.length === 0) return null
  return (
    <Part name={mine.cardLog === null ? words.knownHands : words.knownCards}>
      <dl className={styles.known}>
        {groups.map((group) => (
          <div key={[group.place, ...group.with].join(' ')}>
            <dt>
              <Where group={group} />
            </dt>
            <dd>{group.names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Where({ group }: { readonly group: KnownCards }) {
  if (group.place !== 'hand') return words.cardPlaces[group.place]
  return (
    <>
      {group.with.map((faction) => (
        <Emblem key={faction} faction={factionNumber(faction)} size={18} />
      ))}
      {list(group.with.map(nameOfFaction), 'or')}
    </>
  )
}
