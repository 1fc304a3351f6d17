/** Why an action was not taken. A blocked action has changed nothing. */
export interface Blocked {
  readonly code: string
  readonly rule: string
  readonly message: string
}

export function blocked(code: string, rule: string, message: string): Blocked {
  return { code, rule, message }
}
