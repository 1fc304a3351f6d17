import type { Json } from '@riposte/kernel'
import type { Thing } from './habits.ts'

/** Something that was pointed at, or a value that was chosen for a field. */
export interface Wish<T extends Thing> {
  /** Null for a value. */
  readonly thing: T | null
  /** The field that the value is meant for, or in which the thing stands; null while it has found none. */
  readonly field: string | null
  /** Undefined for a thing: what it says depends on the field. */
  readonly value: Json | undefined
}

export function pointedAt<T extends Thing>(thing: T, field: string | null = null): Wish<T> {
  return { thing, field, value: undefined }
}

export function wishFor<T extends Thing>(field: string, value: Json): Wish<T> {
  return { thing: null, field, value }
}

export function thingsIn<T extends Thing>(wishes: readonly Wish<T>[]): readonly T[] {
  return wishes.flatMap(({ thing }) => (thing === null ? [] : [thing]))
}

export function isPointedAt<T extends Thing>(wishes: readonly Wish<T>[], { key }: T): boolean {
  return wishes.some(({ thing }) => thing?.key === key)
}

/** The value that was chosen for a field; undefined where none was. */
export function valueFor<T extends Thing>(wishes: readonly Wish<T>[], field: string): Json | undefined {
  return wishes.findLast((wish) => wish.thing === null && wish.field === field)?.value
}
