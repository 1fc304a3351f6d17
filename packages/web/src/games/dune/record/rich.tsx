import { TERRITORIES } from '@riposte/dune'
import { ThingWord } from '../../../rules/things.tsx'
import { pieceMaker } from '../../../rules/words.ts'
import { Emblem } from '../art/emblem.tsx'
import { nodesIn } from '../middle/board-sight.ts'
import { useShown } from '../middle/shown.ts'
import { factionNumber } from '../names.ts'
import { THINGS } from '../thing.tsx'
import styles from './rich.module.css'

const PLACES = new Map(TERRITORIES.map(({ name }, at) => [name, at]))
const cut = pieceMaker(new Set(), [...PLACES.keys(), ...THINGS])

interface RichProps {
  readonly text: string
  readonly who: string | null
}

/** A line with the disc of whom it is about, and with places that show themselves on the map. */
export function Rich({ text, who }: RichProps) {
  const faction = factionNumber(who ?? undefined)
  return (
    <>
      {faction >= 0 && (
        <span className={styles.disc}>
          <Emblem faction={faction} size={15} />
        </span>
      )}
      {cut(text).map((piece, at) => {
        const key = `${at}`
        if (piece.kind !== 'thing') return piece.text
        const place = PLACES.get(piece.name)
        return place === undefined ? (
          <ThingWord key={key} name={piece.name} text={piece.text} />
        ) : (
          <PlaceWord key={key} place={place} text={piece.text} />
        )
      })}
    </>
  )
}

/** A territory that is named; pressing it closes the map in on it, and once more lets go. */
function PlaceWord({ place, text }: { readonly place: number; readonly text: string }) {
  const { nodes, show } = useShown()
  const shown = nodes?.has(TERRITORIES[place].nodes[0]) === true
  return (
    <button
      type="button"
      className={styles.place}
      aria-pressed={shown}
      onClick={() => show(shown ? null : nodesIn(place))}
    >
      {text}
    </button>
  )
}
