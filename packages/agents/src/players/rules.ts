import type { RuleText } from '@riposte/protocol'

const AT_MOST = 8
const CITED_AT_MOST = 6
/** So many letters of rules about what is on the table; the others can be read by those who want to. */
const ABOUT_LETTERS = 5000

const RULE_ID = /[A-Z]{1,8}-[A-Z]?\d+(?:\.\w+)*/g

/** A rule, and the rules that it names. */
export function rulesCited(rules: readonly RuleText[], cited: string): RuleText[] {
  const asking = rules.find(({ id }) => id === cited)
  if (asking === undefined) return []
  const named = new Set(asking.text.match(RULE_ID) ?? [])
  return [asking, ...rules.filter(({ id }) => id !== cited && named.has(id))].slice(0, CITED_AT_MOST)
}

/** The rules that stand under the name of something in this text, a card above all; what is named first comes first. */
export function rulesAbout(rules: readonly RuleText[], text: string): RuleText[] {
  const places = new Map<string, number>()
  const placed = rules.flatMap((rule) => {
    const name = nameOf(rule)
    const at = places.get(name) ?? placeOf(name, text)
    places.set(name, at)
    return at < 0 ? [] : [{ rule, at }]
  })
  let letters = 0
  return placed
    .sort((a, b) => a.at - b.at)
    .map(({ rule }) => rule)
    .filter((rule) => {
      letters += rule.text.length
      return letters <= ABOUT_LETTERS
    })
}

/** What the innermost heading of a rule names: `7. Cards › 7.11 Oathbound` is about Oathbound. A chapter is about too much. */
function nameOf({ section }: RuleText): string {
  const [, ...inner] = section.split(' › ')
  return (inner[inner.length - 1] ?? '').replace(/^[\d.]+ /, '').replace(/:.*$/, '')
}

/** Where a name stands in a text, as a whole; -1 for nowhere. */
function placeOf(name: string, text: string): number {
  if (name === '') return -1
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + name.length] ?? ' ')) return at
  }
  return -1
}

/** A rule by its id, the rules of a section, or those in which most of some words occur. */
export function findRules(
  rules: readonly RuleText[],
  id: string | undefined,
  search: string | undefined,
): readonly RuleText[] {
  const wanted = id?.trim().toUpperCase() ?? ''
  if (wanted !== '') {
    const exact = rules.filter((rule) => rule.id.toUpperCase() === wanted)
    const within = rules.filter((rule) => rule.id.toUpperCase().startsWith(`${wanted}.`))
    return (exact.length > 0 ? exact : within).slice(0, AT_MOST)
  }
  const words = [...new Set(search?.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])]
  const weighed = rules.map((rule) => {
    const text = `${rule.section} ${rule.text}`.toLowerCase()
    return { rule, weight: words.filter((word) => text.includes(word)).length }
  })
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, AT_MOST)
    .map(({ rule }) => rule)
}
