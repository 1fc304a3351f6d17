import type { Json } from '@riposte/kernel'
import { Cable } from '../art/cable.tsx'
import { Sleeve } from '../art/sleeve.tsx'
import { printOfValue } from '../names.ts'

interface ValueSleeveProps {
  readonly value: Json
  readonly width: number
  readonly height: number
}

/** A short length of cable with its sleeve: what a value looks like wherever it is named. */
export function ValueSleeve({ value, width, height }: ValueSleeveProps) {
  const print = printOfValue(value)
  const box = 60
  const high = (height / width) * box
  return (
    <svg width={width} height={height} viewBox={`0 0 ${box} ${high}`} aria-hidden="true" focusable="false">
      <Cable color={print.color} x={box / 2} y={0} width={38} height={high} round={4} />
      <Sleeve print={print} x={box / 2} y={high * 0.16} width={56} height={high * 0.68} size={31} bare />
    </svg>
  )
}
