// Most of what is kept by place is the same in most hands: no marks, nothing known. Such lists are made once and shared by
// hands, matches and copies, so nobody changes them: whoever has something to note puts a changed copy in their place.

const kept: (readonly number[])[][] = []

/** So many times the same small number. */
export function alike(length: number, value: number): readonly number[] {
  kept[value] ??= []
  kept[value][length] ??= Array.from({ length }, () => value)
  return kept[value][length]
}
