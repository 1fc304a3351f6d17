import type { Json } from '@riposte/kernel'
import type { Order } from '@riposte/protocol'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { askedOf } from './asked.ts'
import styles from './orders.module.css'
import { factsOf, factText, type Reaction, reactionIn } from './reaction.ts'
import { useTable } from './table-context.ts'

/** The reaction that the reader is asked for now, where it can be answered in advance. */
export function useReaction(): Reaction | null {
  const { sight } = useTable()
  return reactionIn(askedOf(sight), sight.legal)
}

interface OrderDialogProps {
  readonly open: boolean
  readonly reaction: Reaction | null
  onClose(): void
}

/** Answers given in advance, and those given already. */
export function OrderDialog({ open, reaction, onClose }: OrderDialogProps) {
  const { table: texts } = useTexts()
  return (
    <Dialog open={open} title={texts.ordersTitle} onClose={onClose}>
      {reaction !== null && <NewOrder key={reaction.question} reaction={reaction} onClose={onClose} />}
      <Given />
    </Dialog>
  )
}

function NewOrder({ reaction, onClose }: { readonly reaction: Reaction; onClose(): void }) {
  const { table: texts } = useTexts()
  const { handle, sight } = useTable()
  const { orders, connection } = useStore(handle)
  const facts = factsOf(reaction, sight.names.length)
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    facts.filter(({ seat }) => !seat).map(({ name }) => name),
  )
  const [until, setUntil] = useState<Order['until']>('withdrawn')
  const give = async () => {
    const about = Object.fromEntries(
      facts.filter(({ name }) => chosen.includes(name)).map(({ name, value }) => [name, value]),
    )
    const { question, pass } = reaction
    onClose()
    // The order first, or this window would close before it is known. It answers this window, too.
    if ((await handle.order([...orders, { question, about, action: { ...pass }, until }])) === null) {
      if (askedOf({ seen: handle.getState().match!.seen, me: sight.me })?.id === reaction.id) await handle.act(pass)
    }
  }
  return (
    <div className={styles.form}>
      <p>{texts.ordersIntro}</p>
      <fieldset className={styles.facts}>
        <legend>{texts.ordersLike}</legend>
        {facts.length === 0 && <p>{texts.ordersAny}</p>}
        {facts.map((fact) => (
          <label key={fact.name} className={styles.fact}>
            <input
              type="checkbox"
              checked={chosen.includes(fact.name)}
              onChange={(event) => {
                const { checked } = event.currentTarget
                setChosen((before) =>
                  checked ? [...before, fact.name] : before.filter((other) => other !== fact.name),
                )
              }}
            />
            {factText(fact.name, fact.value, fact.seat, sight.names)}
          </label>
        ))}
      </fieldset>
      <div className={styles.until}>
        <span>{texts.ordersUntil}</span>
        <Segmented<Order['until']>
          label={texts.ordersUntil}
          value={until}
          choices={[
            { value: 'withdrawn', label: texts.untilWithdrawn },
            { value: 'asked otherwise', label: texts.untilOtherwise },
          ]}
          onChange={setUntil}
        />
      </div>
      <Button look="primary" disabled={connection !== 'open'} onClick={() => void give()}>
        {texts.ordersGive}
      </Button>
    </div>
  )
}

function Given() {
  const { table: texts } = useTexts()
  const { handle, sight } = useTable()
  const { orders, connection } = useStore(handle)
  return (
    <section className={styles.given}>
      <h3>{texts.ordersMine}</h3>
      {orders.length === 0 && <p className={styles.none}>{texts.ordersNone}</p>}
      <ul>
        {orders.map((order, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place in the list
          <li key={at} className={styles.order}>
            <span>{orderText(order, sight.names, texts.ordersAny)}</span>
            <Button
              look="quiet"
              disabled={connection !== 'open'}
              onClick={() => void handle.order(orders.filter((_, other) => other !== at))}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function orderText({ about }: Order, names: readonly string[], any: string): string {
  const facts = factsOf({ about: about as Record<string, Json> }, names.length)
  return facts.length === 0 ? any : facts.map(({ name, value, seat }) => factText(name, value, seat, names)).join(', ')
}
