import { type Action, type ActionSet, writeAction } from './action.ts'
import type { Blocked } from './blocked.ts'
import type { EventType } from './event.ts'
import type { Json } from './json.ts'
import type { Facts } from './question.ts'
import type { ToldField } from './told-field.ts'

/** A list as JSON text. */
export interface Written {
  readonly count: number
  readonly text: string
}

interface StandingHead {
  readonly standing: string
  readonly rule: string
  readonly blocked: Blocked | null
}

/**
 * A form in which things leave the rules: plain data, or JSON text that says the same. It is given what may be seen and
 * decides nothing itself.
 */
export interface Output<O, L> {
  event(type: EventType, turn: number | null, fields: readonly ToldField[], told: Facts): O
  action(actions: ActionSet, action: Action): O
  /** Something that may be done unasked, and the forms that it can be filled in by. */
  standing(head: StandingHead, actions: L, forms: readonly string[]): O
  list(items: readonly O[]): L
}

export const DATA: Output<object, readonly object[]> = {
  event({ name: type }, turn, fields, told) {
    const json: Record<string, Json> = turn === null ? { type } : { type, turn }
    for (const { name, field } of fields) json[name] = field.write(told[name])
    return json
  },
  action: writeAction,
  standing: (head, actions, forms) => (forms.length === 0 ? { ...head, actions } : { ...head, actions, forms }),
  list: (items) => items,
}

export const TEXT: Output<string, Written> = {
  event({ head }, turn, fields, told) {
    let text = turn === null ? head : `${head},"turn":${turn}`
    for (let place = 0; place < fields.length; place++) text += fields[place].text(told[fields[place].name])
    return `${text}}`
  },
  action: (actions, action) => actions.text(action),
  standing(head, actions, forms) {
    const rest = forms.length === 0 ? '' : `,"forms":${JSON.stringify(forms)}`
    return `${JSON.stringify(head).slice(0, -1)},"actions":${actions.text}${rest}}`
  },
  list: (items) => ({ count: items.length, text: `[${items.join()}]` }),
}
