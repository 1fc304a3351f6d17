import type { View } from '@riposte/dune'
import { textOf } from '@riposte/words'
import type { BoardProps } from '../../face.ts'
import { Medallion } from '../leaders/medallion.tsx'
import { askedOf, idIn, leaderName } from '../names.ts'
import { askTexts as texts } from './ask-texts.ts'
import { End, Key, Note, Panel } from './panel.tsx'

/** Put alike to those who hold the card and to those who do not. */
export function TraitorPanel({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const leader = idIn(asked?.about?.leader)
  const call = sight.legal.find(({ type }) => type === 'callTraitor')
  const pass = sight.legal.find(({ type }) => type === 'pass')
  const busy = hands === null || hands.busy
  return (
    <Panel question={textOf(sight.speaker.question('traitor', asked?.about ?? {}))} rule={asked?.rule ?? null}>
      <Medallion leader={leader} size={76} />
      <Note title={call === undefined ? texts.noCard(leaderName(leader)) : texts.isTraitor(leaderName(leader))} locked>
        {texts.bothAsked}
      </Note>
      <End>
        <Key
          data-thing="answer:pass"
          disabled={busy || pass === undefined}
          onClick={() => pass !== undefined && void hands?.act(pass)}
        >
          {texts.noCall}
        </Key>
        <Key
          look="primary"
          data-thing="answer:callTraitor"
          disabled={busy || call === undefined}
          onClick={() => call !== undefined && void hands?.act(call)}
        >
          {texts.call}
        </Key>
      </End>
    </Panel>
  )
}
