import type { View } from '@riposte/dune'
import { textOf } from '@riposte/words'
import type { BoardProps } from '../../face.ts'
import { Emblem } from '../art/emblem.tsx'
import { askedOf, cardName, factionNumber, idIn, playerOf } from '../names.ts'
import { askTexts as texts } from './ask-texts.ts'
import { Option, Options } from './options.tsx'
import { End, Key, Panel } from './panel.tsx'

/** The power of Atreides: a whole plan is made before theirs, and they see it. */
export function WhosePlan({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const busy = hands === null || hands.busy
  const ways = sight.legal.filter(({ type }) => type === 'use_karama_faction_power')
  return (
    <Panel
      question={textOf(sight.speaker.question('whosePlan', asked?.about ?? {}))}
      rule={asked?.rule ?? null}
      hint={texts.seePlanHint}
    >
      <Options label={texts.plans}>
        {ways.map((action) => (
          <Option
            key={JSON.stringify(action)}
            picture={<Emblem faction={factionNumber(action.faction)} size={34} />}
            title={texts.seePlan(playerOf(sight, idIn(action.faction)))}
            note={texts.withCard(cardName(idIn(action.karamaCardId)))}
            disabled={busy}
            onChoose={() => void hands?.act(action)}
          />
        ))}
      </Options>
      <End>
        <Key
          look={ways.length === 0 ? 'primary' : 'plain'}
          disabled={busy}
          onClick={() => void hands?.act({ type: 'pass' })}
        >
          {textOf(sight.speaker.action({ type: 'pass' }, 'whosePlan'))}
        </Key>
      </End>
    </Panel>
  )
}
