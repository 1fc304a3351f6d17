import { CHAPTERS, chapterOf, LAST_MISSION } from './chapters.ts'

/** Where a key leads from a mission: along the cable, or from chapter to chapter. Null for keys that lead nowhere. */
export function missionAfterKey(mission: number, key: string): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(mission + 1, LAST_MISSION)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(mission - 1, 1)
    case 'Home':
      return 1
    case 'End':
      return LAST_MISSION
    case 'PageDown':
      return Math.min(chapterOf(mission).last + 1, LAST_MISSION)
    case 'PageUp': {
      const { first } = chapterOf(mission)
      return mission > first ? first : (CHAPTERS.findLast(({ last }) => last < mission)?.first ?? 1)
    }
    default:
      return null
  }
}
