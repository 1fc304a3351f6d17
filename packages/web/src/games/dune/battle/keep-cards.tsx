import type { View } from '@riposte/dune'
import { textOf } from '@riposte/words'
import { useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { Card } from '../cards/card.tsx'
import { askedOf, cardName, cardType, idIn } from '../names.ts'
import { askTexts as texts } from './ask-texts.ts'
import { Option, Options } from './options.tsx'
import { End, Key, Panel } from './panel.tsx'

const FIELDS = ['weapon', 'defense', 'cheapHero'] as const

/** The winner's cards; those that are not put away stay in the hand. */
export function KeepCards({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const about = asked?.about ?? {}
  const [given, setGiven] = useState<readonly string[]>([])
  const played = FIELDS.filter((field) => typeof about[field] === 'string')
  const kept = (field: string) => played.some((one) => one === field) && !given.includes(field)
  const send = () =>
    void hands?.act({
      type: 'keepCards',
      weapon: kept('weapon'),
      defense: kept('defense'),
      cheapHero: kept('cheapHero'),
    })
  return (
    <Panel question={textOf(sight.speaker.question('keepCards', about))} rule={asked?.rule ?? null}>
      <Options label={texts.kept}>
        {played.map((field) => {
          const card = idIn(about[field])
          const keeps = kept(field)
          return (
            <Option
              key={field}
              thing={`pick:${cardType(card)}`}
              picture={<Card card={card} width={44} dim={!keeps} />}
              title={cardName(card)}
              note={keeps ? texts.keepIt : texts.discardIt}
              chosen={keeps}
              onChoose={() => setGiven(keeps ? [...given, field] : given.filter((one) => one !== field))}
            />
          )
        })}
      </Options>
      <End>
        <Key look="primary" data-thing="send" disabled={hands === null || hands.busy} onClick={send}>
          {texts.keep(played.length - given.length)}
        </Key>
      </End>
    </Panel>
  )
}
