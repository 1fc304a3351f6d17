import type { CoachedWire } from '@riposte/bomb-busters'
import type { Json } from '@riposte/kernel'
import { useEffect, useRef } from 'react'
import { type Choice, useChoice } from '../choice/choice.tsx'
import { fieldsOf, kindOf } from '../choice/fields.ts'
import { isDeadly, percent } from '../coach/odds.ts'
import { text } from '../names.ts'
import type { BombSight } from '../sight.ts'
import type { Barred } from './use-cuts-now.ts'
import styles from './value-keys.module.css'
import { ValueSleeve } from './value-sleeve.tsx'

interface Key {
  readonly value: Json
  readonly held: number
  readonly open: boolean
}

/** Everything that can be said: what one holds, and what the rules allow besides. */
function useKeysOf(sight: BombSight, barred: readonly Barred[]): readonly Key[] {
  const { verb, walked, picks } = useChoice()
  if (verb === null || walked === null || sight.me === null) return []
  const fields = fieldsOf(verb.type).filter((field) => kindOf(field) === 'value')
  if (fields.length === 0) return []
  const { next, filled } = walked
  const waits = next !== null && kindOf(next.field) === 'value'
  const said = fields.filter((field) => field in filled && filled[field] !== null)
  // A card that names no value: those fields were passed by.
  if (
    !waits &&
    said.length === 0 &&
    (next === null || fieldsOf(verb.type).indexOf(next.field) > fieldsOf(verb.type).indexOf(fields[0]))
  )
    return []
  if (verb.type === 'useEquipment' && !SAYING.has(verb.card ?? '')) return []
  if (verb.type === 'useCharacterAbility' && verb.tool === 'talkies_walkies') return []
  const held = new Map<Json, number>()
  for (const { cut, value } of sight.seen.view.players[sight.me].wires) {
    if (!cut && value !== null && value !== 'RED') held.set(value, (held.get(value) ?? 0) + 1)
  }
  const values = new Set<Json>(waits ? next.values : [])
  for (const value of held.keys()) values.add(value)
  for (const value of picks.values) values.add(value)
  const order = (value: Json) => (typeof value === 'number' ? value : 99)
  return [...values]
    .filter((value) => value !== null)
    .sort((a, b) => order(a) - order(b))
    .map((value) => ({
      value,
      held: held.get(value) ?? 0,
      open: waits
        ? next.values.includes(value) || picks.values.includes(value)
        : !barred.some(({ values: locked }) => locked.includes(value)),
    }))
}

/** Cards with which something is said. */
const SAYING = new Set(['triple_detector', 'super_detector', 'general_radar', 'x_or_y_ray', 'fast_pass'])

/** So many keys a finger can hit beside each other on a phone. */
const IN_A_ROW = 8

/** The values one may say, each as the sleeve itself. Digits on the keyboard say them, too. */
interface ValueKeysProps {
  readonly sight: BombSight
  /** What the coach says of the wire pointed at. */
  readonly odds: CoachedWire | null
  /** What may not be said now. */
  readonly barred: readonly Barred[]
}

export function ValueKeys({ sight, odds, barred }: ValueKeysProps) {
  const choice = useChoice()
  const keys = useKeysOf(sight, barred)
  useDigits(keys, choice.say)
  if (keys.length === 0) return null
  return (
    <fieldset
      className={styles.keys}
      data-rows={keys.length > IN_A_ROW ? 2 : 1}
      style={
        {
          '--columns': keys.length > IN_A_ROW ? Math.ceil(keys.length / 2) : Math.max(7, keys.length),
        } as React.CSSProperties
      }
    >
      <legend className="unseen">What do you say it is?</legend>
      {keys.map(({ value, held, open }) => {
        const chosen = choice.picks.values.includes(value)
        const chance = odds === null ? null : (odds.likely.find((guess) => guess.value === value)?.chance ?? 0)
        return (
          <button
            key={text(value)}
            type="button"
            className={styles.key}
            data-thing={`key:${value === 'YELLOW' || value === 0 ? 'yellow' : text(value)}`}
            data-rove
            data-open={open}
            data-never={chance === 0}
            data-deadly={isDeadly(sight, value)}
            aria-pressed={open ? chosen : undefined}
            aria-disabled={!open}
            onClick={() => (open ? choice.say(value) : explainLocked(choice, value))}
          >
            <span className="unseen">{value === 'YELLOW' || value === 0 ? 'yellow' : text(value)}, </span>
            <ValueSleeve value={value === 0 ? 'YELLOW' : value} width={46} height={58} />
            {chance !== null && <Chance chance={chance} />}
            <span className={styles.note}>{noteOf(isDeadly(sight, value), open, held)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** Why it may not be said of what is pointed at. Before that there is nothing to ask about. */
function explainLocked({ verb, walked, explain }: Choice, value: Json): void {
  if (verb === null || walked === null) return
  const fields = fieldsOf(verb.type)
  const at = fields.findIndex((field) => kindOf(field) === 'value')
  const before = fields.slice(0, at).map((field) => [field, walked.filled[field]] as const)
  if (before.some(([, filled]) => filled === undefined)) return
  const empty = Object.fromEntries(fields.map((field) => [field, null]))
  explain({ ...empty, ...Object.fromEntries(before), [fields[at]]: value, type: verb.type })
}

/** What there is to know of a key: deadly before anything else. */
function noteOf(isDeadlyValue: boolean, open: boolean, held: number): string {
  if (!open) return 'locked'
  if (isDeadlyValue) return 'deadly'
  return held === 0 ? 'not yours' : `${held} in hand`
}

/** How likely, in figures and as a bar. */
function Chance({ chance }: { readonly chance: number }) {
  if (chance === 0) return <span className={styles.never}>not here</span>
  return (
    <>
      <span className={styles.chance}>
        {percent(chance)}
        <small>%</small>
      </span>
      <span className={styles.bar} style={{ '--part': chance } as React.CSSProperties} aria-hidden="true" />
    </>
  )
}

const PATIENCE = 900

/** One digit says a number; a second one soon after makes it ten, eleven or twelve. */
function useDigits(keys: readonly Key[], say: (value: Json) => void): void {
  const typed = useRef({ digits: '', at: 0 })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      if (document.querySelector('dialog[open]') !== null) return
      const open = (value: Json) => keys.some((key) => key.open && key.value === value)
      if (event.key === 'y' && open('YELLOW')) return say('YELLOW')
      if (!/^\d$/.test(event.key)) return
      const now = performance.now()
      const digits = now - typed.current.at < PATIENCE ? typed.current.digits + event.key : event.key
      const value = [Number(digits), Number(event.key)].find(open)
      typed.current = { digits: event.key, at: now }
      if (value !== undefined) say(value)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [keys, say])
}
