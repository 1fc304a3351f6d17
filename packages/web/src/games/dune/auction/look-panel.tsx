import type { View } from '@riposte/dune'
import type { BoardProps } from '../../face.ts'
import { End, Key, Panel } from '../battle/panel.tsx'
import { askedOf } from '../names.ts'
import { auctionTexts as texts } from './texts.ts'

/** Atreides may look at the card before anybody bids. */
export function LookPanel({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const busy = hands === null || hands.busy
  return (
    <Panel question={texts.lookAt(Number(asked?.about?.card ?? 1))} rule={asked?.rule ?? null} hint={texts.lookHint}>
      <End>
        <Key data-thing="answer:pass" disabled={busy} onClick={() => void hands?.act({ type: 'pass' })}>
          {texts.dontLook}
        </Key>
        <Key look="primary" data-thing="answer:look" disabled={busy} onClick={() => void hands?.act({ type: 'look' })}>
          {texts.look}
        </Key>
      </End>
    </Panel>
  )
}
