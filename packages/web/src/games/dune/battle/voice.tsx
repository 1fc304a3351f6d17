import { type View, VOICE_KINDS } from '@riposte/dune'
import { textOf } from '@riposte/words'
import { useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { dockTexts } from '../dock/texts.ts'
import { askedOf, capital } from '../names.ts'
import { askTexts as texts } from './ask-texts.ts'
import { Option, Options } from './options.tsx'
import { End, Key, Panel } from './panel.tsx'

/** The Voice: play or do not play, and what. */
export function VoicePanel({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const [play, setPlay] = useState(false)
  const [kind, setKind] = useState<string | null>(null)
  const busy = hands === null || hands.busy
  const action = kind === null ? null : { type: 'voice', play, kind }
  return (
    <Panel question={textOf(sight.speaker.question('command', asked?.about ?? {}))} rule={asked?.rule ?? null}>
      <Options label={texts.commandLabel}>
        <Key data-thing="pick:play" aria-pressed={play} onClick={() => setPlay(true)}>
          {texts.play}
        </Key>
        <Key data-thing="pick:do not play" aria-pressed={!play} onClick={() => setPlay(false)}>
          {texts.dontPlay}
        </Key>
      </Options>
      <Options label={texts.kinds}>
        {VOICE_KINDS.map((one) => (
          <Option
            key={one}
            thing={`pick:${one}`}
            title={capital(dockTexts.kinds[one] ?? one)}
            chosen={one === kind}
            onChoose={() => setKind(one)}
          />
        ))}
      </Options>
      <End early>
        <Key disabled={busy} onClick={() => void hands?.act({ type: 'pass' })}>
          {texts.silent}
        </Key>
        <Key
          look="primary"
          data-thing="send"
          disabled={busy || action === null}
          onClick={() => action !== null && void hands?.act(action)}
        >
          {action === null ? texts.chooseKind : texts.command}
        </Key>
      </End>
    </Panel>
  )
}
