import { TERRITORIES } from '@riposte/dune'
import type { Part } from '@riposte/words'
import { ThingWord } from '../../../rules/things.tsx'
import { Emblem } from '../art/emblem.tsx'
import { nodesIn } from '../middle/board-sight.ts'
import { useShown } from '../middle/shown.ts'
import { factionNumber } from '../names.ts'
import styles from './rich.module.css'
import { placeOf, thingOf } from './things.ts'

interface RichProps {
  readonly parts: readonly Part[]
  readonly who: string | null
}

/** A line with the disc of whom it is about, and with places that show themselves on the map. */
export function Rich({ parts, who }: RichProps) {
  const faction = factionNumber(who ?? undefined)
  return (
    <>
      {faction >= 0 && (
        <span className={styles.disc}>
          <Emblem faction={faction} size={15} />
        </span>
      )}
      {parts.map((part, at) => {
        const key = `${at}`
        const place = placeOf(part)
        if (place !== null) return <PlaceWord key={key} place={place} text={part.text} />
        const name = thingOf(part)
        return name === null ? part.text : <ThingWord key={key} name={name} text={part.text} />
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
