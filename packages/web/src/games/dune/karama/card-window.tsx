import { TYPE_ID, TYPE_NAME, type View } from '@riposte/dune'
import type { ActionJson, Blocked } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { use, useState } from 'react'
import { useRunningTime } from '../../../table/time-bar.tsx'
import type { BoardProps } from '../../face.ts'
import { Guided } from '../../guided.ts'
import { StormSign } from '../art/storm-sign.tsx'
import { End, Key, Panel, Refusal } from '../battle/panel.tsx'
import { Card } from '../cards/card.tsx'
import { CARD_TEXTS } from '../cards/texts.ts'
import { range } from '../dock/range.ts'
import { Stepper } from '../dock/stepper.tsx'
import { askedOf } from '../names.ts'
import styles from './karama-panel.module.css'
import { cardTexts, karamaTexts as texts } from './texts.ts'
import { Fact, WindowFrame } from './window-frame.tsx'

/** By question: the cards that may be played in its window, as actions. */
const WINDOWS: Readonly<Record<string, readonly { readonly type: string; readonly card: string }[]>> = {
  stormCards: [
    { type: 'weatherControl', card: 'weather-control' },
    { type: 'familyAtomics', card: 'family-atomics' },
  ],
  thumper: [{ type: 'thumper', card: 'thumper' }],
  harvester: [{ type: 'harvester', card: 'harvester' }],
  amal: [{ type: 'amal', card: 'amal' }],
  hajr: [{ type: 'hajr', card: 'hajr' }],
}

const nameOf = (card: string): string => TYPE_NAME[TYPE_ID.indexOf(card)] ?? card

/** The farthest that Weather Control moves the storm. */
const FARTHEST = 10

/** A window in which a card may be played; like that of Karama it is the same with the card and without it. */
export function CardWindow({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const question = asked?.question ?? ''
  const cards = WINDOWS[question] ?? []
  const distance = Number(asked?.about?.distance ?? 0)
  const [folded, fold] = useState(use(Guided))
  const [sectors, setSectors] = useState(Math.min(distance, FARTHEST))
  const [refusal, setRefusal] = useState<Blocked | null>(null)
  const time = useRunningTime(asked === null ? null : sight.me)
  if (asked === null || cards.length === 0) return null
  const busy = hands === null || hands.busy
  const isStorm = question === 'stormCards'
  const holds = (type: string): boolean => sight.legal.some((action) => action.type === type)
  const answerOf = (type: string): ActionJson => (type === 'weatherControl' ? { type, sectors } : { type })
  const play = async (type: string) => {
    if (hands !== null) setRefusal(await (holds(type) ? hands.act(answerOf(type)) : hands.why(answerOf(type))))
  }
  const buttons = (
    <>
      {cards.map(({ type, card }) => (
        <Key key={type} look="dark" data-thing={`answer:${type}`} disabled={busy} onClick={() => void play(type)}>
          {cardTexts.play(nameOf(card))}
        </Key>
      ))}
      <Key look="primary" data-thing="answer:pass" disabled={busy} onClick={() => void hands?.act({ type: 'pass' })}>
        {textOf(sight.speaker.action({ type: 'pass' }, question))}
      </Key>
    </>
  )
  const title = isStorm ? cardTexts.storm : nameOf(cards[0].card)
  return (
    <>
      <Panel
        question={textOf(sight.speaker.question(question, asked.about ?? {}))}
        rule={asked.rule ?? null}
        hint={cardTexts.everybody}
        refusal={folded ? refusal : null}
      >
        <Key onClick={() => fold(false)}>{texts.openAgain}</Key>
        <End>{buttons}</End>
      </Panel>
      <p className="unseen" role="status" aria-live="polite">
        {texts.opened(title)}
      </p>
      <WindowFrame
        open={!folded}
        under={null}
        time={time}
        picture={
          isStorm ? (
            <span className={styles.storm}>
              <StormSign size={46} />
            </span>
          ) : (
            <Card card={cards[0].card} width={40} />
          )
        }
        title={title}
        note={isStorm ? cardTexts.stormMoves(distance) : textOf(sight.speaker.question(question, asked.about ?? {}))}
        foot={buttons}
        onFold={() => fold(true)}
      >
        {cards.map(({ type, card }) => (
          <section key={type} className={styles.use}>
            {isStorm && <h3 className={styles.name}>{nameOf(card)}</h3>}
            <dl className={styles.facts}>
              <Fact label={cardTexts.effect}>{CARD_TEXTS[card]?.text}</Fact>
              <Fact label={cardTexts.when}>{holds(type) ? cardTexts.holdsIt : cardTexts.notHeld}</Fact>
            </dl>
            {type === 'weatherControl' && (
              <Stepper
                label={cardTexts.sectors}
                values={range(0, FARTHEST)}
                value={sectors}
                of={cardTexts.of(FARTHEST)}
                picture={null}
                onChange={setSectors}
              />
            )}
          </section>
        ))}
        <Refusal refusal={refusal} />
      </WindowFrame>
    </>
  )
}
