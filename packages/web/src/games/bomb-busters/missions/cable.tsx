import { useId } from 'react'
import styles from './cable.module.css'
import { CHAPTERS, LAST_MISSION } from './chapters.ts'
import { type Layout, pathOf } from './layout.ts'
import type { Progress } from './progress.ts'
import { litTo } from './progress.ts'

interface CableProps {
  readonly layout: Layout
  readonly progress: Progress
}

/** The cable that the missions sit on, lit as far as it is open, with the chapters' names and the bars between them. */
export function Cable({ layout, progress }: CableProps) {
  const id = useId()
  const last = litTo(progress)
  const whole = pathOf(layout.cable)
  const lit = last === 0 ? '' : pathOf(layout.cable.slice(0, layout.reach[last - 1]))
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={whole} stroke="#030b17" strokeWidth="24" opacity="0.6" transform="translate(0 4)" />
        <path d={whole} stroke="#27313b" strokeWidth="18" />
        <path d={whole} stroke="#4b5864" strokeWidth="3" transform="translate(-2 -3)" />
        <path d={lit} stroke="#154a8c" strokeWidth="18" />
        <path d={lit} stroke="#2c7bd6" strokeWidth="13" />
        <path d={lit} stroke="#bfe0ff" strokeWidth="2.6" transform="translate(-2 -3)" />
      </g>
      {layout.gates.map(({ exam, from, to }) => {
        const isShut = progress(exam + 1).state === 'locked'
        const color = isShut ? '#f5c11c' : progress(exam).state === 'defused' ? '#86d3b8' : '#a9cbef'
        const d = pathOf([from, to])
        return (
          <g key={exam} strokeLinecap="round">
            <path d={d} stroke={color} strokeWidth="5" />
            <path d={d} stroke="#14181d" strokeWidth="1.4" />
          </g>
        )
      })}
      {layout.signs.map(({ first, path }, at) => (
        <g key={first}>
          <path id={`${id}${at}`} d={path} fill="none" />
          <text className={styles.chapter} data-open={progress(first).state !== 'locked'}>
            <textPath href={`#${id}${at}`}>
              {CHAPTERS[at].name.toUpperCase()}
              <tspan dx="8">
                {first}–{Math.min(CHAPTERS[at].last, LAST_MISSION)}
              </tspan>
            </textPath>
          </text>
        </g>
      ))}
    </>
  )
}
