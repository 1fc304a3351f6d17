import type { Json } from '@riposte/kernel'
import styles from './outline.module.css'
import { capital, isSeat, isSeatList, spoken, valueText } from './spoken.ts'
import { plainTexts } from './texts.ts'

export type Facts = { readonly [key: string]: Json }

interface OutlineProps {
  readonly facts: Facts
  readonly names: readonly string[]
  /** How deep it lies: what lies deeper is folded. */
  readonly depth?: number
}

export function isFacts(value: Json | undefined): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nothing is there: null, an empty list, an empty record. */
export function isEmpty(value: Json): boolean {
  if (value === null || value === '') return true
  if (typeof value === 'object') return Object.keys(value).length === 0
  return false
}

/** Data of any game as an outline: lists of names, small tables, folded parts. What is empty is named once at the end. */
export function Outline({ facts, names, depth = 0 }: OutlineProps) {
  const entries = Object.entries(facts)
  const filled = entries.filter(([, value]) => !isEmpty(value))
  const empty = entries.filter(([, value]) => isEmpty(value))
  // Short facts side by side first, then what needs the whole width.
  const short = filled.filter(([name, value]) => isShort(name, value, names))
  const long = filled.filter(([name, value]) => !isShort(name, value, names))
  return (
    <div className={styles.outline}>
      {short.length > 0 && (
        <dl className={styles.facts}>
          {short.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{capital(spoken(name))}</dt>
              <dd>{valueText(name, value, names)}</dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([name, value]) => (
        <Part key={name} name={name} value={value} names={names} depth={depth} />
      ))}
      {empty.length > 0 && (
        <p className={styles.empty}>
          {plainTexts.empty} {empty.map(([name]) => spoken(name)).join(', ')}
        </p>
      )}
    </div>
  )
}

function isShort(name: string, value: Json, names: readonly string[]): boolean {
  if (Array.isArray(value)) return false
  return !isFacts(value) || (isSeat(name, value, names.length) as boolean)
}

interface PartProps {
  readonly name: string
  readonly value: Json
  readonly names: readonly string[]
  readonly depth: number
}

function Part({ name, value, names, depth }: PartProps) {
  const title = capital(spoken(name))
  const open = depth === 0 && name !== 'options'
  return (
    <details className={styles.part} open={open}>
      <summary className={styles.summary}>{title}</summary>
      <Value name={name} value={value} names={names} depth={depth + 1} />
    </details>
  )
}

function Value({ name, value, names, depth }: PartProps) {
  if (isFacts(value)) return <Outline facts={value} names={names} depth={depth} />
  if (!Array.isArray(value)) return <p>{valueText(name, value, names)}</p>
  const list = value as readonly Json[]
  if (list.every(isFacts)) return <Rows name={name} rows={list as readonly Facts[]} names={names} />
  if (isPerSeat(name, list, names)) {
    return (
      <dl className={styles.facts}>
        {list.map((entry, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className={styles.fact}>
            <dt>{names[seat]}</dt>
            <dd>{valueText('', entry, names)}</dd>
          </div>
        ))}
      </dl>
    )
  }
  const kind = isSeatList(name, list, names.length) ? 'seat' : ''
  return (
    <ul className={styles.chips}>
      {list.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may lie there twice
        <li key={at}>{valueText(kind, entry, names)}</li>
      ))}
    </ul>
  )
}

/** A number or a word for each seat: points, coins, hands. */
function isPerSeat(name: string, list: readonly Json[], names: readonly string[]): boolean {
  if (list.length !== names.length || names.length < 2 || isSeatList(name, list, names.length)) return false
  return list.every((entry) => typeof entry === 'number' || typeof entry === 'boolean' || Array.isArray(entry))
}

interface RowsProps {
  readonly name: string
  readonly rows: readonly Facts[]
  readonly names: readonly string[]
}

/** A small table. Columns in which nothing stands are left out; one row for each seat is headed by its name. */
function Rows({ name, rows, names }: RowsProps) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
    rows.some((row) => !isEmpty(row[column] ?? null) && row[column] !== false),
  )
  const seats = rows.length === names.length && /player|seat/i.test(name)
  // A name and a number at most: no table is needed for that.
  if (!seats && columns.length <= 2) {
    return (
      <ul className={styles.chips}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may lie there twice
          <li key={at}>
            {columns.map((column, place) => (
              <span key={column} className={place === 0 ? styles.thing : styles.number}>
                {isEmpty(row[column] ?? null) ? '–' : valueText(column, row[column], names)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by the keyboard
    <div className={styles.wide} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{seats ? capital(spoken('player')) : '#'}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {capital(spoken(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={at}>
              <th scope="row">{seats ? names[at] : at + 1}</th>
              {columns.map((column) => (
                <td key={column}>{isEmpty(row[column] ?? null) ? '–' : valueText(column, row[column], names)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
