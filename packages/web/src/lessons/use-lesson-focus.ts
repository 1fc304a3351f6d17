import { type RefObject, useEffect } from 'react'

/**
 * Where the keyboard is: on what is lit; at the beginning of a step on what leads on, or in the dock, where there is
 * something to do.
 */
export function useLessonFocus(table: RefObject<HTMLElement | null>, step: number, lit: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins anew
  useEffect(() => {
    const next = table.current?.querySelector<HTMLElement>('[data-lesson="next"], [data-lesson="on"]')
    const dock = table.current?.querySelector<HTMLElement>('[data-lesson="dock"]')
    const start = next ?? dock
    start?.focus({ preventScroll: true })
  }, [table, step])
  useEffect(() => {
    if (lit === null) return
    const thing = table.current?.querySelector<HTMLElement | SVGElement>(lit)
    // A place on a map takes the focus itself.
    const pressed = thing?.matches('button, [tabindex]') ? thing : thing?.querySelector('button')
    pressed?.focus({ preventScroll: true })
  }, [table, lit])
}
