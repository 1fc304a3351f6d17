import { useMemo } from 'react'
import { ThingWord } from '../rules/things.tsx'
import { type Piece, pieceMaker } from '../rules/words.ts'

const cuts = new WeakMap<readonly string[], (text: string) => readonly Piece[]>()

function cutAt(things: readonly string[]): (text: string) => readonly Piece[] {
  const known = cuts.get(things) ?? pieceMaker(new Set(), things)
  cuts.set(things, known)
  return known
}

interface LineTextProps {
  readonly text: string
  readonly things: readonly string[]
}

/** A sentence in which the names of things show them. */
export function LineText({ text, things }: LineTextProps) {
  const pieces = useMemo(() => cutAt(things)(text), [text, things])
  return (
    <>
      {pieces.map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence
        piece.kind === 'thing' ? <ThingWord key={at} name={piece.name} text={piece.text} /> : piece.text,
      )}
    </>
  )
}
