import styles from './art.module.css'
import { NUMERAL, SLEEVE, SLEEVE_RED, YELLOW, YELLOW_INK } from './palette.ts'

/** What is printed on a wire. */
export interface Print {
  readonly color: 'blue' | 'yellow' | 'red'
  /** 7, Y, R. */
  readonly label: string
  /** The place in the order of a coloured wire: 7.1. */
  readonly sort: string | null
}

interface SleeveProps {
  readonly print: Print
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
  /** Too small for anything but the numeral. */
  readonly bare?: boolean
  /** The wire stands upside down. */
  readonly turned?: boolean
}

/** The marker sleeve on a cable, centred at x. */
export function Sleeve({
  print: { color, label, sort },
  x,
  y,
  width,
  height,
  size,
  bare = false,
  turned = false,
}: SleeveProps) {
  const left = x - width / 2
  const ink = color === 'red' ? '#fff' : color === 'yellow' ? YELLOW_INK : NUMERAL
  const bar = bare ? 2.2 : 4.2
  const box = { x: left, y, width, height, rx: width * 0.07 }
  const wide = label.length > 1
  return (
    <>
      <rect
        {...box}
        fill={color === 'red' ? SLEEVE_RED : color === 'yellow' ? YELLOW : SLEEVE}
        stroke={color === 'red' ? '#5c0b06' : '#3d3a33'}
        strokeWidth="0.8"
      />
      {color === 'yellow' && (
        <>
          <rect x={left} y={y} width={width} height={bar} fill="#1b1a17" />
          <rect x={left} y={y + height - bar} width={width} height={bar} fill="#1b1a17" />
        </>
      )}
      <rect {...box} fill="url(#bb-soft)" />
      <g transform={turned ? `rotate(180 ${x} ${y + height / 2})` : undefined}>
        <text
          className={styles.mono}
          x={x}
          y={y + height / 2 + size * (bare ? 0.36 : 0.2)}
          fontSize={size}
          fill={ink}
          textAnchor="middle"
          letterSpacing={wide ? size * -0.06 : 0}
        >
          {label}
        </text>
        {!bare && color === 'blue' && (
          <text
            className={styles.cond}
            x={x}
            y={y + height - 4.5}
            fontSize={size * 0.36}
            fill="#2c7bd6"
            textAnchor="middle"
          >
            B
          </text>
        )}
        {!bare && sort !== null && (
          <text
            className={styles.mono}
            x={x}
            y={y + height - 6.5}
            fontSize={size * 0.36}
            fill={ink}
            textAnchor="middle"
          >
            {sort}
          </text>
        )}
      </g>
    </>
  )
}
