import { EliteDisc } from '../art/elite-disc.tsx'
import { Emblem } from '../art/emblem.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { factionNumber, specialName } from '../names.ts'
import type { FieldProps } from './field.tsx'
import { Stepper } from './stepper.tsx'
import { dockTexts as words } from './texts.ts'

/** What is counted, for those who hear it. */
function nameOf(field: string, faction: string, ally: string): string {
  if (field === 'special') return specialName(faction, 2)
  if (field === 'fromPledge') return words.fromPledge(ally)
  if (field.startsWith('extra')) return words.extra
  return field === 'ordinary' ? words.forces : words.number
}

/** A field that is a number, one step at a time through the values that it may have. */
export function NumberField({ choice, field, values, value = 0 }: FieldProps) {
  const { view } = choice.sight.seen
  const faction = view.mine?.faction ?? ''
  const ally = view.factions[choice.sight.me ?? 0].ally ?? ''
  const name = nameOf(field, faction, ally)
  const numbers = values.map(Number)
  const of = words.of(numbers.at(-1) ?? 0)
  return (
    <Stepper
      label={name}
      values={numbers}
      value={Number(value)}
      of={field.startsWith('extra') || field === 'fromPledge' ? `${of} ${name}` : of}
      picture={<Picture field={field} faction={faction} />}
      onChange={(next) => choice.wish(field, next)}
    />
  )
}

function Picture({ field, faction }: { readonly field: string; readonly faction: string }) {
  const number = factionNumber(faction)
  if (/spice|pledge/i.test(field)) return <SpiceSign size={24} />
  if (/special/i.test(field)) return <EliteDisc faction={number} size={32} />
  return /ordinary|tokens/i.test(field) ? <Emblem faction={number} size={28} /> : null
}
