import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { cardName, playerOf, written } from '../names.ts'
import styles from './deals.module.css'
import type { DealsProps } from './deals-dialog.tsx'
import { Line } from './line.tsx'
import { dealTexts as words } from './texts.ts'

/** DU-14.7: a card of one's own, to one other player. */
export function ShowForm({ sight, hands }: DealsProps) {
  const [to, setTo] = useState<string | null>(null)
  const [card, setCard] = useState<string | null>(null)
  const choices = sight.standing.flatMap(({ actions }) => actions).filter(({ type }) => type === 'show')
  if (choices.length === 0) return null
  const people = [...new Set(choices.map((action) => written(action.to)))]
  const cards = [...new Set(choices.map((action) => written(action.card)))]
  const toNow = to !== null && people.includes(to) ? to : people[0]
  const cardNow = card !== null && cards.includes(card) ? card : cards[0]
  const ready = choices.find((action) => action.to === toNow && action.card === cardNow)
  return (
    <section>
      <h3 className={styles.heading}>{words.show}</h3>
      <div className={styles.form}>
        <Line label={words.card}>
          <Select
            label={words.show}
            unlabelled
            value={cardNow}
            choices={cards.map((value) => ({ value, label: cardName(value) }))}
            onChange={setCard}
          />
        </Line>
        <Line label={words.to}>
          <Select
            label={words.to}
            unlabelled
            value={toNow}
            choices={people.map((value) => ({ value, label: playerOf(sight, value) }))}
            onChange={setTo}
          />
          <Button
            size="small"
            disabled={ready === undefined || hands?.busy !== false}
            onClick={() => ready !== undefined && void hands?.stand(ready)}
          >
            {words.showIt}
          </Button>
        </Line>
      </div>
    </section>
  )
}
