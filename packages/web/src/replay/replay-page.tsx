import { isBlocked } from '@riposte/kernel'
import type { ReplayAnswer } from '@riposte/protocol'
import { useCallback, useMemo } from 'react'
import { call } from '../api/http.ts'
import { useFetched } from '../api/use-fetched.ts'
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
  const load = useCallback(() => call('replay', undefined, { id }), [id])
  const { value, failed, blocked, retry } = useFetched(load)
  if (value !== null) return <Fetched answer={value} />
  if (!failed) return <LoadingPage words={texts.loading} />
  return <TroublePage id={id} code={blocked?.code ?? 'other'} answer={null} onAgain={() => void retry()} />
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
