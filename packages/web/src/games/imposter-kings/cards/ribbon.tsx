import { ANATOMY, type Cut, NAME_ROOM } from './anatomy.ts'
import { inPrint } from './card-name.ts'
import styles from './cards.module.css'
import { sizeToFit, widthOf } from './letter-widths.ts'

interface RibbonProps {
  readonly cut: Cut
  readonly name: string
  readonly struck?: boolean
}

/** The name: on a ribbon that grows out of the left edge, or upright along it. */
export function Ribbon({ cut, name, struck = false }: RibbonProps) {
  const { y, height, size: most } = ANATOMY[cut].name
  const printed = inPrint(name)
  const size = sizeToFit(printed, 'court', NAME_ROOM[cut], most)
  const length = widthOf(printed, 'court', size)
  if (cut === 'spine') {
    return (
      <>
        <path
          d="M10 299V116L34 106L58 116V299Z"
          fill="var(--card-ribbon)"
          stroke="var(--card-line)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <g transform="translate(45 288) rotate(-90)">
          <text className={styles.name} fontSize={size}>
            {printed}
          </text>
          {struck && <path d={`M-2 ${-size * 0.26}H${length + 2}`} stroke="var(--card-name)" strokeWidth="2.4" />}
        </g>
      </>
    )
  }
  const middle = y + height / 2
  const end = 186
  return (
    <>
      <path d={`M-1 ${y + height}H10V${y + height + 8}Z`} fill="var(--card-ribbon-fold)" />
      <path
        d={`M-1 ${y}H${end}L${end - 10} ${middle}L${end} ${y + height}H-1Z`}
        fill="var(--card-ribbon)"
        stroke="var(--card-line)"
        strokeWidth="1.7"
      />
      <path
        d={`M-1 ${y + 3.6}H${end - 5}M-1 ${y + height - 3.6}H${end - 5}`}
        stroke="var(--card-line)"
        strokeWidth="0.6"
        fill="none"
        opacity="0.7"
      />
      <text className={styles.name} x="13" y={middle + size * 0.33} fontSize={size}>
        {printed}
      </text>
      {struck && <path d={`M10 ${middle + 2}H${16 + length}`} stroke="var(--card-name)" strokeWidth="2.2" />}
    </>
  )
}

/** A dark tab on the ribbon's upper edge: what the name alone does not say. */
export function Tab({ cut, text }: { readonly cut: Cut; readonly text: string }) {
  if (cut === 'spine') return null
  const { y } = ANATOMY[cut].name
  const height = cut === 'full' ? 20 : 24
  const size = sizeToFit(text, 'court', 160, cut === 'full' ? 15 : 18.5)
  const width = widthOf(text, 'court', size)
  return (
    <>
      <path d={`M0 ${y}V${y - height}H${width + 22}L${width + 28} ${y}Z`} fill="var(--card-line)" />
      <text
        className={styles.name}
        x="13"
        y={y - height * 0.27}
        fontSize={size}
        style={{ fill: 'var(--card-tab, var(--card-ribbon))' }}
      >
        {text}
      </text>
    </>
  )
}
