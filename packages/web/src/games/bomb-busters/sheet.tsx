import type { ReactNode } from 'react'
import { Defs } from './art/defs.tsx'
import { SEATS } from './art/palette.ts'
import { Portrait } from './art/portrait.tsx'
import type { Print } from './art/sleeve.tsx'
import { RelationTag, TokenDisc } from './art/token.tsx'
import { Tool } from './art/tools.tsx'
import { CutPiece, Stub, WireBack, WireFace } from './art/wire.tsx'
import { CHARACTERS, deviceOf, EQUIPMENT_TEXTS } from './equipment.ts'
import styles from './sheet.module.css'

const PRINTS: readonly (readonly [Print, string])[] = [
  [{ color: 'blue', label: '7', sort: null }, 'A blue wire: four of each number from 1 to 12.'],
  [{ color: 'yellow', label: 'Y', sort: '4.1' }, 'A yellow wire: all yellows are the same value.'],
  [{ color: 'red', label: 'R', sort: '9.5' }, 'A red wire: cut it, and the bomb goes off.'],
]

const SIZE = { width: 62, height: 97, d: 43 }

/** Every piece there is: wires in each state, tokens, tools and characters. */
export function Sheet() {
  return (
    <div className={styles.sheet} data-world="bomb-busters">
      <Defs />
      <h3 className={styles.heading}>Wires</h3>
      <ul className={styles.pieces}>
        {PRINTS.map(([print, words]) => (
          <Piece key={print.color} words={words}>
            <WireFace {...SIZE} print={print} />
            <WireBack {...SIZE} tint={SEATS[PRINTS.findIndex(([one]) => one === print)].tint} />
            <Stub {...SIZE} color={print.color} />
            <CutPiece width={62} height={46} d={43} print={print} />
          </Piece>
        ))}
      </ul>
      <h3 className={styles.heading}>Tokens</h3>
      <ul className={styles.pieces}>
        <Piece words="What a wire is.">
          <TokenDisc label="8" size={44} />
          <TokenDisc label="12" size={44} />
          <TokenDisc label="Y" size={44} look="yellow" />
        </Piece>
        <Piece words="What it is not.">
          <TokenDisc label="5" size={44} look="false" />
        </Piece>
        <Piece words="Even or odd.">
          <TokenDisc label="E" size={44} />
          <TokenDisc label="O" size={44} />
        </Piece>
        <Piece words="How many of its number are in this hand; and how many there were.">
          <TokenDisc label="×3" size={44} />
          <TokenDisc label="×2" size={44} look="past" />
        </Piece>
        <Piece words="The only one of its number in this hand.">
          <TokenDisc label="1·6" size={44} />
        </Piece>
        <Piece words="Neighbours that are the same, or not.">
          <RelationTag equal size={48} />
          <RelationTag equal={false} size={48} />
        </Piece>
      </ul>
      <h3 className={styles.heading}>Equipment</h3>
      <ul className={styles.pieces}>
        {Object.entries(EQUIPMENT_TEXTS).map(([id, { name, text, timing }]) => (
          <Piece key={id} words={text} title={name} note={timing}>
            <Tool tool={id} state="ready" width={60} />
            <Tool tool={id} state="locked" width={40} />
            <Tool tool={id} state="used" width={40} />
          </Piece>
        ))}
      </ul>
      <h3 className={styles.heading}>Characters</h3>
      <ul className={styles.pieces}>
        {CHARACTERS.map((character, at) => {
          const device = deviceOf(character)
          return (
            <Piece key={character} title={device?.name} words={device?.text ?? ''}>
              <Portrait character={character} seat={at} size={72} />
              <Tool tool={device?.tool ?? null} state="ready" width={52} />
            </Piece>
          )
        })}
      </ul>
    </div>
  )
}

interface PieceProps {
  readonly title?: string | undefined
  readonly note?: string
  readonly words: string
  readonly children: ReactNode
}

function Piece({ title, note, words, children }: PieceProps) {
  return (
    <li className={styles.piece}>
      <span className={styles.picture}>{children}</span>
      {title !== undefined && <strong>{title}</strong>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <span>{words}</span>
    </li>
  )
}
