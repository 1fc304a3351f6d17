import { rulebookOf, ruleCalled } from '../files.ts'
import { games } from '../games.ts'
import { BadInput } from '../input.ts'
import { bold, dim, print, ruleText } from '../terminal.ts'

/** The wording of a rule; of a section (IK-9) the rules in it. */
export function rule(typed: string): void {
  const id = typed.trim()
  const found = ruleCalled(id) ?? ruleCalled(id.toUpperCase())
  if (found) {
    print(`${bold(found.id)}  ${dim(found.section)}\n${ruleText(found.text)}`)
    return
  }
  const within = games.flatMap((entry) =>
    [...rulebookOf(entry).rules.values()].filter((other) => other.id.startsWith(`${id.toUpperCase()}.`)),
  )
  if (within.length === 0) throw new BadInput(`there is no rule ${JSON.stringify(typed)}`)
  for (const { id: other, text } of within) print(`${bold(other.padEnd(10))} ${text.split('\n')[0].slice(0, 100)}`)
}
