import type { ComponentType } from 'react'
import { BombBustersCover, BombBustersThumb } from './bomb-busters.tsx'
import { DuneCover, DuneThumb } from './dune.tsx'
import { ImposterKingsCover, ImposterKingsThumb } from './imposter-kings.tsx'
import { PlainCover, PlainThumb } from './plain.tsx'

interface Drawn {
  readonly id: string
  readonly name: string
  readonly Cover: ComponentType
  readonly Thumb: ComponentType
}

/** The games that have a cover, in the order of the shelf, whether this server offers them or not. */
export const SHELF: readonly Drawn[] = [
  { id: 'imposter-kings', name: 'The Imposter Kings', Cover: ImposterKingsCover, Thumb: ImposterKingsThumb },
  { id: 'bomb-busters', name: 'Bomb Busters', Cover: BombBustersCover, Thumb: BombBustersThumb },
  { id: 'dune', name: 'Dune', Cover: DuneCover, Thumb: DuneThumb },
]

export function Cover({ game, name }: { readonly game: string; readonly name: string }) {
  const drawn = SHELF.find(({ id }) => id === game)
  return drawn === undefined ? <PlainCover name={name} /> : <drawn.Cover />
}

/** The cover at the size of a stamp. It repeats what the covers draw, so they stand on the same page. */
export function Thumb({ game }: { readonly game: string }) {
  const drawn = SHELF.find(({ id }) => id === game)
  return drawn === undefined ? <PlainThumb /> : <drawn.Thumb />
}
