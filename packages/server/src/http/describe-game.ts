import type { Field, Json, OptionField } from '@riposte/kernel'
import { speakerFor } from '@riposte/words'
import type { GameEntry } from '../games.ts'

/** A game as everybody may know it: what can be set, what can be done, and who can be put on a seat. */
export function describeGame({ game, bots, thinkers, campaign }: GameEntry) {
  const options = Object.entries<OptionField<Json>>(game.options as Record<string, OptionField<Json>>)
    .filter(([, { byTable }]) => byTable !== true)
    .map(([name, { help, rule, default: preset, schema }]) => [name, { help, rule, default: preset, schema }])
  const speaker = speakerFor(game, { names: [], reader: null })
  const actions = game.actions.byType.map(({ name, fields }) => [
    name,
    Object.fromEntries(fields.map(([field, of]) => [field, described(of, speaker.field(name, field))])),
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
    goal: game.words?.en.goal ?? '',
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

/** What may stand in a field, with what it is called and what it means: whoever fills it in need not guess. */
function described({ kind, base, schema }: Field, title: string): Json {
  const counted =
    base === undefined ? '' : base === 0 ? ', counted from 0' : ', counted from 0; people call the first one 1'
  return { title, description: `${kind}${counted}`, ...(schema as Readonly<Record<string, Json>>) }
}
