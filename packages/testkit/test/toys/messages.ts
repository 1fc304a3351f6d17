import { catalogueOf, type FieldInfo, type Game, type Languages, type Shape, type Texts } from '@riposte/kernel'

/** Messages that say all there is, as data: enough for a game that only tests play. */
export function plainWords<G extends Shape>(game: Game<G>): Languages {
  const { events, actions, questions } = catalogueOf(game)
  return { en: { events: texts(events), actions: texts(actions), questions: texts(questions) } }
}

function texts(known: Readonly<Record<string, readonly FieldInfo[]>>): Texts {
  return Object.fromEntries(Object.entries(known).map(([name, fields]) => [name, text(name, fields)]))
}

function text(name: string, fields: readonly FieldInfo[]): string {
  const said = (some: readonly FieldInfo[]) =>
    [name, ...some.map((field) => `${field.name} {$${field.name}}`)].join(', ')
  const hidden = fields.find(({ isPrivate }) => isPrivate)
  if (hidden === undefined) return said(fields)
  return `.match $${hidden.name} hidden {{${said(fields.filter(({ isPrivate }) => !isPrivate))}}} * {{${said(fields)}}}`
}
