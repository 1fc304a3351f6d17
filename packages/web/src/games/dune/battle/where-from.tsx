import type { View } from '@riposte/dune'
import type { Blocked } from '@riposte/kernel'
import { useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { EliteDisc } from '../art/elite-disc.tsx'
import { Emblem } from '../art/emblem.tsx'
import { range } from '../dock/range.ts'
import { Stepper } from '../dock/stepper.tsx'
import { askedOf, factionNumber, placeName, sectorOf, specialName } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { End, Key, Panel } from './panel.tsx'
import { fightFrom, ordinaryOf, placesOf, type Shares, shifted, spared, specialOf } from './places.ts'
import { battleTexts as texts } from './texts.ts'
import styles from './where-from.module.css'

/** Who fights from which sector: the total is the plan's, so what one place gives less another gives more. */
export function WhereFrom({ sight, hands }: BoardProps<View>) {
  const { battle, mine } = sight.seen.view
  if (battle === null || mine === null || mine.plan === null) return null
  return <Places sight={sight} hands={hands} battle={battle} mine={mine} plan={mine.plan} />
}

interface PlacesProps extends BoardProps<View> {
  readonly sight: DuneSight
  readonly battle: NonNullable<View['battle']>
  readonly mine: NonNullable<View['mine']>
  readonly plan: NonNullable<NonNullable<View['mine']>['plan']>
}

function Places({ sight, hands, battle, mine, plan }: PlacesProps) {
  const { view } = sight.seen
  const places = placesOf(view, battle.zone, mine.faction)
  const spice = battle.zone.map((node) => view.spice[node] ?? 0)
  const there = { ordinary: places.map(({ ordinary }) => ordinary), special: places.map(({ special }) => special) }
  const [ordinary, setOrdinary] = useState<Shares>(() => spared(there.ordinary, ordinaryOf(plan), spice))
  const [special, setSpecial] = useState<Shares>(() => spared(there.special, specialOf(plan), spice))
  const [refusal, setRefusal] = useState<Blocked | null>(null)
  const asked = askedOf(sight)
  const faction = factionNumber(mine.faction)
  const send = async () => {
    if (hands !== null) setRefusal(await hands.act(fightFrom(ordinary, special)))
  }
  return (
    <Panel question={texts.whereFrom(placeName(battle.territory))} rule={asked?.rule ?? null} refusal={refusal}>
      {places.map((place, at) =>
        place.ordinary + place.special === 0 ? null : (
          <div key={place.node} className={styles.place}>
            <p>
              <b>{texts.sector(sectorOf(place.node))}</b>
              <small>{texts.spiceThere(spice[at])}</small>
            </p>
            {place.ordinary > 0 && (
              <Stepper
                label={`${texts.sector(sectorOf(place.node))}: ${texts.forces}`}
                values={range(0, Math.min(place.ordinary, ordinaryOf(plan)))}
                value={ordinary[at]}
                of={texts.ofForces(place.ordinary)}
                picture={<Emblem faction={faction} size={26} />}
                onChange={(value) => setOrdinary(shifted(ordinary, at, value, there.ordinary))}
              />
            )}
            {place.special > 0 && (
              <Stepper
                label={`${texts.sector(sectorOf(place.node))}: ${specialName(mine.faction, 2)}`}
                values={range(0, Math.min(place.special, specialOf(plan)))}
                value={special[at]}
                of={texts.ofSpecial(place.special, specialName(mine.faction, place.special))}
                picture={<EliteDisc faction={faction} size={30} />}
                onChange={(value) => setSpecial(shifted(special, at, value, there.special))}
              />
            )}
          </div>
        ),
      )}
      <End>
        <Key look="primary" disabled={hands === null || hands.busy} onClick={() => void send()}>
          {texts.fight(ordinaryOf(plan) + specialOf(plan))}
        </Key>
      </End>
    </Panel>
  )
}
