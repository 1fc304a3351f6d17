import type { View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { BoardProps } from '../../face.ts'
import { Emblem } from '../art/emblem.tsx'
import { useChoice } from '../choice/choice.tsx'
import { askedOf, factionNumber, idIn, placeName, playerOf } from '../names.ts'
import { askTexts as texts } from './ask-texts.ts'
import { Option, Options } from './options.tsx'
import { End, Key, Panel } from './panel.tsx'
import { forcesIn } from './sides.ts'

const total = ({ ordinary, special }: { readonly ordinary: number; readonly special: number }): number =>
  ordinary + special

const isSame = (one: ActionJson, other: ActionJson): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Every battle that could be next: where, against whom, and with how much. */
export function WhichBattle({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  // A battle can be pointed at on the map too.
  const pointed = useChoice().walked?.ready ?? null
  const { view } = sight.seen
  const mine = view.mine?.faction ?? ''
  const busy = hands === null || hands.busy
  const battles = sight.legal.filter(({ type }) => type === 'chooseBattle')
  return (
    <Panel question={textOf(sight.speaker.question('whichBattle', asked?.about ?? {}))} rule={asked?.rule ?? null}>
      <Options label={texts.battles}>
        {battles.map((action) => {
          const territory = idIn(action.territory)
          const opponent = idIn(action.opponent)
          const nodes = Object.keys(view.forces).filter((node) => node.startsWith(`${territory}/`))
          const own = total(forcesIn(view, nodes, mine))
          const others = total(forcesIn(view, nodes, opponent))
          return (
            <Option
              key={JSON.stringify(action)}
              picture={<Emblem faction={factionNumber(opponent)} size={34} />}
              title={`${placeName(territory)}, ${texts.against(playerOf(sight, opponent))}`}
              note={texts.forces(own, others)}
              disabled={busy}
              {...(pointed === null ? {} : { chosen: isSame(pointed, action) })}
              onChoose={() => void hands?.act(action)}
            />
          )
        })}
      </Options>
      {pointed !== null && (
        <End>
          <Key look="primary" disabled={busy} onClick={() => void hands?.act(pointed)}>
            {texts.fightIn(placeName(idIn(pointed.territory)))}
          </Key>
        </End>
      )}
    </Panel>
  )
}
