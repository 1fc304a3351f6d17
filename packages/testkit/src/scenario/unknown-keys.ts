import { type Game, type Json, type Observer, type Play, project } from '@riposte/kernel'
import { isAbsent, isListPattern, isOneOf } from './matching.ts'
import { isList, isRecord, listOf } from './record.ts'
import type { Look } from './scenario.ts'
import { namedValues } from './things.ts'

/**
 * The fields in an expectation that comparing cannot prove to exist: those that should be absent, and everything in
 * `excludes` and `oneOf`. A misspelt one among them would always hold.
 */
export function unprovenKeys({ view, decisions, pile }: Look, isAlternative: boolean): Set<string> {
  const keys = new Set<string>()
  const walk = (pattern: Json | undefined, isUnproven: boolean) => {
    if (isList(pattern)) for (const entry of pattern) walk(entry, isUnproven)
    if (!isRecord(pattern)) return
    if (isOneOf(pattern)) walk(pattern.oneOf, true)
    else if (isListPattern(pattern)) {
      walk(listOf(pattern.contains), isUnproven)
      walk(listOf(pattern.anyOrder), isUnproven)
      walk(listOf(pattern.excludes), true)
    } else if (!isAbsent(pattern)) {
      for (const [key, value] of Object.entries(pattern)) {
        if (isUnproven || (isRecord(value) && isAbsent(value))) keys.add(key)
        walk(value, isUnproven)
      }
    }
  }
  for (const pattern of [view, decisions, pile]) walk(pattern, isAlternative)
  return keys
}

/** Every name that a field in a view might have: those that somebody saw at some moment, and those in the game's tables. */
export function knownKeys(game: Game, moments: readonly Play[], observers: readonly Observer[]): Set<string> {
  const keys = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inside] of Object.entries(value)) {
        keys.add(key)
        walk(inside)
      }
    }
  }
  for (const play of moments) for (const observer of observers) walk(project(play, observer))
  for (const { fields } of game.actions.byType) {
    for (const [name, field] of fields) for (const word of [name, ...namedValues(field)]) keys.add(word)
  }
  for (const { fields } of Object.values(game.events)) {
    for (const { name, field } of fields) for (const word of [name, ...namedValues(field)]) keys.add(word)
  }
  for (const { about } of game.questions) for (const name of Object.keys(about)) keys.add(name)
  return keys
}
