import { type Model, parseMessage, visit } from 'messageformat'

/** The name of the function that says things of this kind: `place in a hand` is said by `:place-in-a-hand`. */
export function functionName(kind: string): string {
  return kind.replaceAll(' ', '-')
}

/** The arguments that a message mentions. */
export function argumentsOf(message: Model.Message): string[] {
  const locals = new Set(message.declarations.flatMap(({ type, name }) => (type === 'local' ? [name] : [])))
  const names = new Set<string>()
  visit(message, {
    value(value) {
      if (value.type === 'variable' && !locals.has(value.name)) names.add(value.name)
    },
  })
  return [...names]
}

/**
 * The message, with a declaration for each argument that has none: so `{$card}` and `.match $card` use the function of the
 * argument's kind, and no message has to repeat what kind that is.
 */
export function parsed(text: string, kindOf: (argument: string) => string): Model.Message {
  const message = parseMessage(text)
  const declared = new Set(message.declarations.map(({ name }) => name))
  const inputs = argumentsOf(message).flatMap((name): Model.Declaration[] => {
    if (declared.has(name)) return []
    const functionRef: Model.FunctionRef = { type: 'function', name: functionName(kindOf(name)) }
    return [{ type: 'input', name, value: { type: 'expression', arg: { type: 'variable', name }, functionRef } }]
  })
  return { ...message, declarations: [...inputs, ...message.declarations] }
}
