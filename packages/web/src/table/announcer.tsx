import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { askedOf } from './asked.ts'
import { useTimeLeft } from './clock.tsx'
import { useTable } from './table-context.ts'
import { secondsLeft } from './time.ts'

/** Says new lines of the record that are no news above the question, that something is asked, and once that time is short. */
export function Announcer() {
  const { table: texts } = useTexts()
  const { lines, news: justNow, sight, match } = useTable()
  const told = useRef(lines.length)
  const [news, setNews] = useState('')
  const asked = askedOf(sight)?.id ?? null
  const left = useTimeLeft(match, asked === null ? null : sight.me)
  const short = left !== null && secondsLeft(left) <= 10
  useEffect(() => {
    const heard = new Set(justNow.flatMap(({ tells }) => tells))
    const fresh = lines.slice(told.current).filter(({ key }) => !heard.has(key))
    told.current = lines.length
    if (fresh.length > 0) setNews(fresh.map(({ text }) => text).join(' '))
  }, [lines, justNow])
  return (
    <div className="unseen">
      <div role="status" aria-live="polite">
        {news}
      </div>
      <div role="status" aria-live="polite">
        {asked !== null && <span key={asked}>{texts.asked}</span>}
      </div>
      <div role="status" aria-live="polite">
        {short && texts.secondsLeft(10)}
      </div>
    </div>
  )
}
