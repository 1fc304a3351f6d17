import { type RefObject, useLayoutEffect, useState } from 'react'
import styles from './leads.module.css'

interface LeadsProps {
  readonly frame: RefObject<HTMLElement | null>
  /** What the racks are drawn from: where it changes, the ends have moved. */
  readonly measures: unknown
}

/** The cables from the racks of the others to the device: everything is wired to it. */
export function Leads({ frame, measures }: LeadsProps) {
  const [paths, setPaths] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends follow from the measures
  useLayoutEffect(() => {
    const place = frame.current
    const device = place?.querySelector('[data-device]')?.getBoundingClientRect()
    if (place === null || place === undefined || device === undefined) return setPaths([])
    const box = place.getBoundingClientRect()
    const ends = [...place.querySelectorAll('[data-rack="other"]')].map((rack) => rack.getBoundingClientRect())
    setPaths(
      ends.map(({ right, top, height }, at) => {
        const x = right - box.left + 4
        const y = top - box.top + height * 0.56
        const toX = device.left - box.left + 4
        const toY = device.top - box.top + 44 + at * Math.min(56, (device.height - 80) / Math.max(1, ends.length - 1))
        const bend = Math.max(16, (toX - x) * 0.6)
        return `M${x} ${y}C${x + bend} ${y} ${toX - bend} ${toY} ${toX} ${toY}`
      }),
    )
  }, [measures, frame])
  if (paths.length === 0) return null
  return (
    <svg className={styles.leads} aria-hidden="true" focusable="false">
      {paths.map((path) => (
        <g key={path} fill="none">
          <path d={path} transform="translate(0 5)" stroke="#04101f" strokeOpacity="0.55" strokeWidth="10" />
          <path d={path} stroke="#2b343d" strokeWidth="9" />
          <path d={path} transform="translate(0 -2)" stroke="#77848f" strokeWidth="2.2" />
        </g>
      ))}
    </svg>
  )
}
