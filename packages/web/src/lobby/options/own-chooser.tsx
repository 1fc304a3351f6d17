import { type ReactNode, Suspense, useState } from 'react'
import type { OptionChooser } from '../../games/chooser.ts'
import type { Field } from './fields.ts'

/** The seats of the table an option is chosen for. */
export interface SeatsWish {
  readonly seats: number
  /** Null where they are fixed already. */
  readonly onSeats: ((seats: number) => void) | null
}

interface OwnChooserProps extends SeatsWish {
  readonly Chooser: OptionChooser
  readonly field: Field
  readonly value: unknown
  onChange(value: unknown): void
  /** Read out: what is chosen here, and how it stands. */
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** The button that opens a game's own way to choose an option. */
export function OwnChooser(props: OwnChooserProps) {
  const { Chooser, field, value, onChange, seats, onSeats, label, className, children } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <Chooser
            values={valuesOf(field)}
            value={value}
            seats={seats}
            onSeats={onSeats}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What a field may be, where that can be listed. */
function valuesOf(field: Field): readonly unknown[] {
  if (field.kind === 'choice') return field.values
  if (field.kind !== 'number' || field.min === null || field.max === null) return []
  const { min, max } = field
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
}
