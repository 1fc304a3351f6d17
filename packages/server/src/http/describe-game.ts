import type { Json, OptionField } from '@riposte/kernel'
import type { GameEntry } from '../games.ts'

/** A game as everybody may know it: what can be set, what can be done, and who can be put on a seat. */
export function describeGame({ game, bots, thinkers, campaign }: GameEntry) {
  const options = Object.entries<OptionField<Json>>(game.options as Record<string, OptionField<Json>>)
    .filter(([, { byTable }]) => byTable !== true)
    .map(([name, { help, rule, default: preset, schema }]) => [name, { help, rule, default: preset, schema }])
  const actions = game.actions.byType.map(({ name, fields }) => [
    name,
    Object.fromEntries(fields.map(([field, { schema }]) => [field, schema])),
  ])
  const kinds = Object.entries(game.decisionKinds ?? {}).map(([kind, { rule, name, says, least, most, suggested }]) => [
    kind,
    { rule, name, says, least, most, suggested },
  ])
  return {
    id: game.id,
    name: game.name,
    version: game.version,
    seats: game.seats,
    bots: [...Object.keys(bots), ...Object.keys(thinkers ?? {})],
    languages: Object.keys(game.words ?? {}),
    campaign: campaign !== undefined,
    options: Object.fromEntries(options),
    decisionKinds: Object.fromEntries(kinds),
    actions: Object.fromEntries(actions),
    tools: (game.tools ?? []).map(({ name, says, answers, actions: stand }) => ({
      name,
      says,
      answers,
      actions: stand.map((action) => action.name),
    })),
  }
}
