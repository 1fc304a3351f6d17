import { isBlocked } from '@riposte/kernel'
import type { ReplayAnswer } from '@riposte/protocol'
import { useEffect, useMemo, useState } from 'react'
import { call, Refused } from '../api/http.ts'
import { useOwnFace } from '../games/index.ts'
import { useTexts } from '../texts/texts.ts'
import { LoadingPage } from '../ui/loading-page.tsx'
import { checkRecord } from './commitment.ts'
import { ReplayView } from './replay-view.tsx'
import { Timeline } from './timeline.ts'
import { TroublePage } from './trouble-page.tsx'

/** The replay of a finished table, at its own address. */
export function ReplayPage({ id }: { readonly id: string }) {
  const texts = useTexts().replay
  const [attempt, setAttempt] = useState(0)
  const fetched = useRecord(id, attempt)
  if (fetched === null) return <LoadingPage words={texts.loading} />
  if ('code' in fetched) {
    return <TroublePage id={id} code={fetched.code} answer={null} onAgain={() => setAttempt(attempt + 1)} />
  }
  return <Fetched answer={fetched} />
}

function useRecord(id: string, attempt: number): ReplayAnswer | { readonly code: string } | null {
  const [fetched, setFetched] = useState<ReplayAnswer | { readonly code: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false
    setFetched(null)
    void call('replay', undefined, { id })
      .catch((error: unknown) => ({ code: error instanceof Refused ? error.blocked.code : 'other' }))
      .then((answer) => {
        if (!gone) setFetched(answer)
      })
    return () => {
      gone = true
    }
  }, [id, attempt])
  return fetched
}

function Fetched({ answer }: { readonly answer: ReplayAnswer }) {
  const { table, record, at } = answer
  const face = useOwnFace(table.game)
  const timeline = useMemo(() => {
    if (face === null || face.game === null) return 'noRules'
    const played = attempted(() => Timeline.of(face.game!, record))
    if (played === null) return 'broken'
    if (!isBlocked(played)) return played
    return played.code === 'otherVersion' || played.code === 'otherGame' ? 'otherRules' : 'broken'
  }, [face, record])
  if (face === null || face.game === null) return <TroublePage id={table.id} code="noRules" answer={answer} />
  if (typeof timeline === 'string') {
    const { game } = face
    const checked = timeline === 'broken' ? attempted(() => checkRecord(game, record, table)) : null
    return <TroublePage id={table.id} code={timeline} answer={answer} wrong={checked?.wrong?.message} />
  }
  return <ReplayView face={face} table={table} record={record} times={at} timeline={timeline} />
}

/** A rule that breaks on a changed record is no reason for a blank page. */
function attempted<T>(play: () => T): T | null {
  try {
    return play()
  } catch {
    return null
  }
}
