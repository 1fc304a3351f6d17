import type { View } from '@riposte/dune'
import type { Blocked } from '@riposte/kernel'
import { use, useState } from 'react'
import { useRunningTime } from '../../../table/time-bar.tsx'
import type { BoardProps } from '../../face.ts'
import { Guided } from '../../guided.ts'
import { Emblem } from '../art/emblem.tsx'
import { Option, Options } from '../battle/options.tsx'
import { End, Key, Panel, Refusal } from '../battle/panel.tsx'
import { Card } from '../cards/card.tsx'
import { askedOf, cardName, factionNumber, list, nameOfFaction, placeName, playerOf } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import styles from './karama-panel.module.css'
import { karamaTexts as texts } from './texts.ts'
import { cardsFor, LET_STAND, response, targets, type Use, usesIn } from './uses.ts'
import { Fact, WindowFrame } from './window-frame.tsx'

/**
 * The window of Karama. It is the same for everybody, with a card and without one: whoever looks over somebody's
 * shoulder learns from the buttons nothing that the hand does not show anyway.
 */
export function KaramaPanel({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const uses = usesIn(sight.speaker, asked?.about ?? {})
  const cards = cardsFor(sight.legal)
  const { mine, karamaState } = sight.seen.view
  const open = targets(uses, mine?.faction ?? '', karamaState)
  const [folded, fold] = useState(use(Guided))
  const [card, setCard] = useState<string | null>(cards.length === 1 ? cards[0] : null)
  const [ability, setAbility] = useState<string | null>(open.length === 1 ? open[0].ability : null)
  const [refusal, setRefusal] = useState<Blocked | null>(null)
  const time = useRunningTime(asked === null ? null : sight.me)
  if (asked === null || uses.length === 0) return null
  const busy = hands === null || hands.busy
  const several = uses.length > 1
  const [first] = uses
  const stop = async () => {
    if (hands === null) return
    const target = ability ?? open[0]?.ability ?? first.ability
    const answer = response(card ?? cards[0] ?? null, target, several)
    // Without a card the rules say why not, in the same words as to anybody.
    setRefusal(await (cards.length === 0 ? hands.why(answer) : hands.act(answer)))
  }
  const undecided = (several && ability === null) || (cards.length > 1 && card === null)
  const buttons = (
    <>
      <Key look="dark" data-thing="answer:stop" disabled={busy || undecided} onClick={() => void stop()}>
        {texts.stop(card === null ? null : cardName(card))}
      </Key>
      <Key look="primary" data-thing="answer:pass" disabled={busy} onClick={() => void hands?.act(LET_STAND)}>
        {several ? texts.letAllStand : texts.letStand}
      </Key>
    </>
  )
  const title = several ? texts.several(uses.length) : first.name
  return (
    <>
      <Panel
        question={several ? texts.cancelOne : texts.cancelIt(first.does)}
        rule={asked.rule ?? null}
        hint={texts.everybody}
        refusal={folded ? refusal : null}
      >
        <Key onClick={() => fold(false)}>{texts.openAgain}</Key>
        <End>{buttons}</End>
      </Panel>
      <p className="unseen" role="status" aria-live="polite">
        {texts.opened(list(uses.map(({ name, user }) => `${name}, ${nameOfFaction(user)}`)))}
      </p>
      <WindowFrame
        open={!folded}
        under={underneath(sight)}
        time={time}
        picture={<Emblem faction={factionNumber(first.user)} size={46} />}
        title={title}
        note={several ? list([...new Set(uses.map(({ user }) => who(sight, user)))]) : who(sight, first.user)}
        foot={buttons}
        onFold={() => fold(true)}
      >
        <Stakes sight={sight} uses={uses} />
        {several && (
          <Choice label={texts.which}>
            {open.map((use) => (
              <Option
                key={use.ability}
                picture={<Emblem faction={factionNumber(use.user)} size={26} />}
                title={use.name}
                chosen={ability === use.ability}
                onChoose={() => setAbility(use.ability)}
              />
            ))}
          </Choice>
        )}
        <Choice label={texts.cards}>
          {cards.length === 0 && <p className={styles.none}>{texts.noCards}</p>}
          {cards.map((one) => (
            <Option
              key={one}
              picture={<Card card={one} width={32} />}
              title={cardName(one)}
              chosen={card === one}
              onChoose={() => setCard(one)}
            />
          ))}
        </Choice>
        <Refusal refusal={refusal} />
      </WindowFrame>
    </>
  )
}

const who = (sight: DuneSight, faction: string): string => `${playerOf(sight, faction)}, ${nameOfFaction(faction)}`

/** What waits until the window is closed. */
function underneath({ seen }: DuneSight): string | null {
  const { battle, auction, karamaState } = seen.view
  if (karamaState !== null && karamaState.parent !== null) return texts.inside
  if (battle !== null) return `Battle, ${placeName(battle.territory)}`
  return auction === null ? null : `Auction, card ${auction.number + 1}`
}

function Choice({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.choice}>
      <h3 className={styles.label}>{label}</h3>
      <Options label={label}>{children}</Options>
    </div>
  )
}

/** What is used, what it is about, and what a hit would do; of several, each. */
function Stakes({ sight, uses }: { readonly sight: DuneSight; readonly uses: readonly Use[] }) {
  const about = askedOf(sight)?.about ?? {}
  const subject = [
    ...(typeof about.territory === 'string' ? [placeName(about.territory)] : []),
    ...(typeof about.element === 'string' ? [texts.element(about.element)] : []),
  ]
  return (
    <>
      {uses.map((use) => (
        <section key={use.ability} className={styles.use}>
          {uses.length > 1 && <h3 className={styles.name}>{use.name}</h3>}
          <dl className={styles.facts}>
            <Fact label={texts.uses}>{use.does}</Fact>
            {uses.length === 1 && subject.length > 0 && <Fact label={texts.about}>{list(subject)}</Fact>}
            <Fact label={texts.ifHit}>{use.hit}</Fact>
            {use.instead !== '' && <Fact label={texts.instead}>{use.instead}</Fact>}
          </dl>
        </section>
      ))}
    </>
  )
}
