import type { Json } from '@riposte/kernel'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Wishes } from '../choice/walk.ts'
import { valueIn, valuesIn } from '../choice/walk.ts'
import { nameOfFaction, playerOf, written } from '../names.ts'
import { texts } from '../texts.ts'
import { Amount } from './amount.tsx'
import styles from './deals.module.css'
import type { DealsProps } from './deals-dialog.tsx'
import { Line } from './line.tsx'
import { isOpen, useForm } from './use-form.ts'

const words = texts.deals

/** DU-14.8: spice one way or the other, and a promise. Only the two know of it until it is accepted. */
export function ProposeForm({ sight, hands }: DealsProps) {
  const [wishes, setWishes] = useState<Wishes>({ giver: true, spice: 1, promise: 'as said at the table' })
  const partners = useForm(sight, hands, 'proposeDeal', {})
  const first = partners === null ? [] : valuesIn(partners, 'to')
  const to = first.includes(wishes.to ?? '') ? wishes.to : first[0]
  const walked = useForm(sight, hands, 'proposeDeal', { ...wishes, ...(to === undefined ? {} : { to }) })
  const wish = (field: string, value: Json) => setWishes({ ...wishes, [field]: value })
  if (!isOpen(sight, 'proposeDeal') || to === undefined) {
    return (
      <section>
        <h3 className={styles.heading}>{words.propose}</h3>
        <p className={styles.note}>{words.notNow}</p>
      </section>
    )
  }
  const ready = walked?.ready ?? null
  return (
    <section>
      <h3 className={styles.heading}>{words.propose}</h3>
      <div className={styles.form}>
        <Line label={words.to}>
          <Select
            label={words.to}
            unlabelled
            value={written(to)}
            choices={first.map((id) => ({
              value: written(id),
              label: `${playerOf(sight, written(id))}, ${nameOfFaction(written(id))}`,
            }))}
            onChange={(value) => wish('to', value)}
          />
        </Line>
        <Line label={words.giver}>
          <Segmented
            label={words.giver}
            value={valueIn(walked, 'giver') === false ? 'ask' : 'give'}
            choices={[
              { value: 'give', label: words.give },
              { value: 'ask', label: words.ask },
            ]}
            onChange={(value) => wish('giver', value === 'give')}
          />
          <Amount
            values={valuesIn(walked, 'spice').map(Number)}
            value={Number(valueIn(walked, 'spice') ?? 0)}
            onChange={(value) => wish('spice', value)}
          />
        </Line>
        <Line label={words.promise}>
          <Select
            label={words.promise}
            unlabelled
            value={written(valueIn(walked, 'promise') ?? wishes.promise)}
            choices={valuesIn(walked, 'promise').map((promise) => ({
              value: written(promise),
              label: written(promise),
            }))}
            onChange={(value) => wish('promise', value)}
          />
        </Line>
        <Line>
          <Button
            look="primary"
            size="small"
            disabled={ready === null || hands === null || hands.busy}
            onClick={() => ready !== null && void hands?.stand(ready)}
          >
            {words.send}
          </Button>
        </Line>
      </div>
    </section>
  )
}
