import type { Token, Tokens } from 'marked'
import { createContext, Fragment, type ReactNode, use } from 'react'
import { FlowChart } from './flow-chart.tsx'
import styles from './markdown.module.css'
import { RuleId, RuleLink } from './rule-link.tsx'
import { itemRule, rowRule } from './rulebook.ts'
import { ThingWord } from './things.tsx'
import { type Piece, typographic } from './words.ts'

/** How running text is cut, where in a section each name was met first, and where a rule has its address. */
interface Reading {
  pieces(text: string): readonly Piece[]
  readonly met: Map<string, Token>
  /** The id of a rule for the one place that carries it; nothing where the rule is only spoken of. */
  anchorOf(rule: string | null, place: object): string | undefined
}

export const ReadingContext = createContext<Reading>({
  pieces: (text) => [{ kind: 'text', text }],
  met: new Map(),
  anchorOf: (rule) => rule ?? undefined,
})

function keyed(tokens: readonly Token[], render: (token: Token, at: number) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change while it is read
  return tokens.map((token, at) => <Fragment key={at}>{render(token, at)}</Fragment>)
}

/** Running text. Raw HTML in it is shown as what it is: letters. */
function Inline({ tokens }: { readonly tokens: readonly Token[] }) {
  return keyed(tokens, (token) => {
    switch (token.type) {
      case 'strong':
        return (
          <strong>
            <Inline tokens={(token as Tokens.Strong).tokens} />
          </strong>
        )
      case 'em':
        return (
          <em>
            <Inline tokens={(token as Tokens.Em).tokens} />
          </em>
        )
      case 'codespan':
        return <code>{(token as Tokens.Codespan).text}</code>
      case 'br':
        return <br />
      case 'link':
        return <Inline tokens={(token as Tokens.Link).tokens} />
      case 'text': {
        const inside = (token as Tokens.Text).tokens
        return inside ? <Inline tokens={inside} /> : <Running token={token as Tokens.Text} />
      }
      default:
        return token.raw
    }
  })
}

function Running({ token }: { readonly token: Tokens.Text }) {
  const { pieces, met } = use(ReadingContext)
  const here = new Set<string>()
  return pieces(typographic(token.text)).map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change while it is read
    return <Fragment key={at}>{running(piece, isFirst(piece))}</Fragment>
  })

  function isFirst(piece: Piece): boolean {
    if (piece.kind !== 'thing') return false
    if (!met.has(piece.name)) met.set(piece.name, token)
    const first = met.get(piece.name) === token && !here.has(piece.name)
    here.add(piece.name)
    return first
  }
}

function running(piece: Piece, first: boolean): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'reference':
      return <RuleLink anchor={piece.anchor}>{piece.text}</RuleLink>
    case 'thing':
      return <ThingWord name={piece.name} text={piece.text} tabbable={first} />
  }
}

/** A paragraph, a list, a table of the book. */
export function BlockView({ token, rule }: { readonly token: Token; readonly rule: string | null }) {
  switch (token.type) {
    case 'paragraph':
      return <ParagraphView token={token as Tokens.Paragraph} rule={rule} />
    case 'list':
      return <ListView list={token as Tokens.List} />
    case 'table':
      return <TableView table={token as Tokens.Table} />
    case 'code':
      return <CodeView code={token as Tokens.Code} />
    case 'blockquote':
      return keyed((token as Tokens.Blockquote).tokens, (inner) => <BlockView token={inner} rule={null} />)
    default:
      return <p className={styles.loose}>{token.raw}</p>
  }
}

function CodeView({ code }: { readonly code: Tokens.Code }) {
  if (code.lang === 'mermaid') return <FlowChart source={code.text} />
  return <pre className={styles.code}>{code.text}</pre>
}

function ParagraphView({ token, rule }: { readonly token: Tokens.Paragraph; readonly rule: string | null }) {
  const { anchorOf } = use(ReadingContext)
  if (rule === null) {
    return (
      <p className={styles.loose}>
        <Inline tokens={token.tokens} />
      </p>
    )
  }
  return (
    <div className={styles.rule} id={anchorOf(rule, token)}>
      <RuleId id={rule} />
      <p>
        <Inline tokens={withoutId(token.tokens, rule)} />
      </p>
    </div>
  )
}

/** The id stands beside the wording, not in it. */
function withoutId(tokens: readonly Token[], rule: string): readonly Token[] {
  const [first, ...rest] = tokens
  if (first?.type !== 'text') return tokens
  const text = (first as Tokens.Text).text.replace(rule, '').trimStart()
  return [{ type: 'text', text, raw: text } satisfies Tokens.Text, ...rest]
}

function ListView({ list }: { readonly list: Tokens.List }) {
  const { anchorOf } = use(ReadingContext)
  const items = list.items.map((item, at) => {
    const rule = itemRule(item.text)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change while it is read
      <li key={at} id={anchorOf(rule, item)}>
        <Inline tokens={item.tokens} />
      </li>
    )
  })
  return list.ordered ? (
    <ol className={styles.list} start={list.start === '' ? 1 : list.start}>
      {items}
    </ol>
  ) : (
    <ul className={styles.list}>{items}</ul>
  )
}

function TableView({ table }: { readonly table: Tokens.Table }) {
  const { anchorOf } = use(ReadingContext)
  const ofRules = table.rows.length > 0 && table.rows.every(([first]) => rowRule(first.text) !== null)
  // Two columns, the first of them ids: those are rules like all others.
  if (ofRules && table.header.length === 2) {
    return table.rows.map(([first, wording]) => {
      const rule = rowRule(first.text)!
      return (
        <div key={rule} className={styles.rule} id={anchorOf(rule, first)}>
          <RuleId id={rule} />
          <p>
            <Inline tokens={wording.tokens} />
          </p>
        </div>
      )
    })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.wide} tabIndex={0} aria-label={table.header.map(({ text }) => text).join(', ')}>
      <table className={ofRules ? styles.rules : styles.table}>
        <thead>
          <tr>
            {table.header.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change while it is read
              <th key={at} scope="col">
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change while it is read
            <RowView key={at} row={row} header={table.header} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowViewProps {
  readonly row: readonly Tokens.TableCell[]
  readonly header: readonly Tokens.TableCell[]
}

function RowView({ row, header }: RowViewProps) {
  const { anchorOf } = use(ReadingContext)
  const rule = rowRule(row[0].text)
  return (
    <tr id={anchorOf(rule, row)}>
      {row.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change while it is read
        <td key={at} data-label={header[at].text}>
          {at === 0 && rule !== null ? <RuleId id={rule} /> : <Inline tokens={cell.tokens} />}
        </td>
      ))}
    </tr>
  )
}
