import type { Json } from '@riposte/kernel'
import type { ReactNode } from 'react'
import { printOfText, printOfValue, text } from '../names.ts'
import type { LinePart } from './line-part.ts'
import styles from './rich.module.css'
import { SpotLink } from './spot-link.tsx'

/** What stands between the owner of a wire and its slot. */
const WIRE = ' wire '

/** A line with its wires as chips and links. */
export function rich(parts: readonly LinePart[]): ReactNode {
  const drawn: ReactNode[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]
    const [wire, place] = parts.slice(at + 1, at + 3)
    const key = `${at}`
    if (part.thing?.kind === 'seat' && wire?.text === WIRE && place?.thing?.kind === 'place in a hand') {
      const spot = { seat: Number(part.thing.value), place: Number(place.thing.value) }
      drawn.push(<SpotLink key={key} spot={spot} owner={part.text} letter={place.text} />)
      at += 2
    } else drawn.push(<Piece key={key} part={part} />)
  }
  return drawn
}

function Piece({ part: { text: words, thing, bad } }: { readonly part: LinePart }): ReactNode {
  if (thing?.kind === 'wire') return <WireChip {...printOfText(text(thing.value))} />
  if (thing?.kind === 'value') return <ValueChip words={words} value={thing.value} />
  if (thing?.kind === 'place in a hand') return <span className={styles.letter}>{words}</span>
  return bad ? <span className={styles.bad}>{words}</span> : words
}

/** A value, with the words around it: "a 5", "5s". */
function ValueChip({ words, value }: { readonly words: string; readonly value: Json }) {
  const { color, label } = printOfValue(value)
  const [before, after] = words.split(text(value))
  if (after === undefined) return words
  return (
    <>
      {before}
      <Chip color={color} label={label} />
      {after}
    </>
  )
}

function WireChip({ color, label, sort }: ReturnType<typeof printOfText>) {
  return <Chip color={color} label={sort ?? label} />
}

/** A value or a wire, small enough for a line. */
export function Chip({ color, label }: { readonly color: string; readonly label: string }) {
  return (
    <span className={styles.chip} data-color={color}>
      {label}
    </span>
  )
}
