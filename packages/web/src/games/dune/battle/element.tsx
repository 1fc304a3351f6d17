import { ELEMENTS, type View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { Card } from '../cards/card.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import { askedOf, cardName, leaderName } from '../names.ts'
import { askTexts as texts } from './ask-texts.ts'
import { Option, Options } from './options.tsx'
import { End, Key, Panel } from './panel.tsx'
import { halvesText } from './total.ts'

/** Prescience: which part of the plan the opponent has to fix and show. */
export function WhichElement({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const busy = hands === null || hands.busy
  return (
    <Panel
      question={textOf(sight.speaker.question('whichElement', asked?.about ?? {}))}
      rule={asked?.rule ?? null}
      hint={texts.shownAtOnce}
    >
      <Options label={texts.elementsLabel}>
        {ELEMENTS.map((element) => (
          <Option
            key={element}
            thing={`pick:${element}`}
            title={texts.elements[element]}
            disabled={busy}
            onChoose={() => void hands?.act({ type: 'prescience', element })}
          />
        ))}
      </Options>
      <End>
        <Key disabled={busy} onClick={() => void hands?.act({ type: 'pass' })}>
          {textOf(sight.speaker.action({ type: 'pass' }, 'whichElement'))}
        </Key>
      </End>
    </Panel>
  )
}

const FIELDS: Readonly<Record<string, string>> = {
  commitLeader: 'leader',
  commitWeapon: 'weapon',
  commitDefense: 'defense',
  commitDial: 'halves',
}

/** What one of these answers says. */
function said(action: ActionJson): string {
  const value = action[FIELDS[action.type]] ?? null
  if (action.type === 'commitDial') return texts.dial(halvesText(Number(value)))
  if (typeof value !== 'string') return texts.none(FIELDS[action.type])
  return action.type === 'commitLeader' ? leaderName(value) : cardName(value)
}

function Picture({ action }: { readonly action: ActionJson }) {
  const value = action[FIELDS[action.type]]
  if (typeof value !== 'string') return null
  if (action.type !== 'commitLeader') return <Card card={value} width={38} />
  return value === 'cheap-hero' ? <Card card={value} width={38} /> : <Medallion leader={value} size={44} />
}

/** The opponent's side of it: one element is chosen, then committed; there is no way back. */
export function CommitElement({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const values = sight.legal.filter(({ type }) => Object.hasOwn(FIELDS, type))
  const [chosen, choose] = useState(values.length === 1 ? 0 : -1)
  const action = values[chosen]
  return (
    <Panel
      question={textOf(sight.speaker.question('commitElement', asked?.about ?? {}))}
      rule={asked?.rule ?? null}
      hint={texts.commitHint}
    >
      <Options label={texts.elementsLabel}>
        {values.map((value, at) => (
          <Option
            key={JSON.stringify(value)}
            {...(value.type === 'commitDial' ? {} : { picture: <Picture action={value} /> })}
            title={value.type === 'commitDial' ? halvesText(Number(value.halves)) : said(value)}
            chosen={at === chosen}
            onChoose={() => choose(at)}
          />
        ))}
      </Options>
      <End>
        <Key
          look="primary"
          disabled={action === undefined || hands === null || hands.busy}
          onClick={() => action !== undefined && void hands?.act(action)}
        >
          {texts.commit(action === undefined ? '…' : said(action))}
        </Key>
      </End>
    </Panel>
  )
}
