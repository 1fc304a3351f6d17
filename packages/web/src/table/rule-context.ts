import { createContext } from 'react'

/** Opens the rules at a rule; an empty one opens them at their beginning. Apart from the rest of the table, because it never changes and stands in every line. */
export const RuleContext = createContext<(rule: string) => void>(() => {})
