import type { View } from '@riposte/dune'
import { textOf } from '@riposte/words'
import type { BoardProps } from '../../face.ts'
import { Medallion } from '../leaders/medallion.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { askedOf, leaderName } from '../names.ts'
import { askTexts as texts } from './ask-texts.ts'
import { Option, Options } from './options.tsx'
import { End, Key, Note, Panel } from './panel.tsx'

/** The leader whom Harkonnen have drawn: nobody else knows yet who it is. */
export function CapturePanel({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const drawn = sight.seen.view.mine?.drawn ?? null
  const act = (type: string) => void hands?.act({ type })
  const busy = hands === null || hands.busy
  return (
    <Panel question={textOf(sight.speaker.question('captureLeader', asked?.about ?? {}))} rule={asked?.rule ?? null}>
      {drawn !== null && (
        <>
          <Medallion leader={drawn} size={76} />
          <Note title={leaderName(drawn)}>{texts.drawn}</Note>
        </>
      )}
      <End>
        <Key data-thing="answer:pass" disabled={busy} onClick={() => act('pass')}>
          {texts.spare}
        </Key>
        <Options label={texts.drawn}>
          <Option
            thing="answer:kill"
            picture={<SpiceSign size={26} />}
            title={texts.kill}
            note={texts.killNote}
            disabled={busy}
            onChoose={() => act('kill')}
          />
          <Option
            thing="answer:capture"
            title={texts.capture}
            note={texts.captureNote}
            disabled={busy}
            onChoose={() => act('capture')}
          />
        </Options>
      </End>
    </Panel>
  )
}
