import { useEffect, useRef } from 'react'
import type { Sight } from '../games/face.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { askedOf } from './asked.ts'
import { knock } from './sound.ts'

/** Marks the title while something is asked of the reader, and calls them: softly here, by a notification from elsewhere. */
export function useAttention(sight: Sight, game: string): void {
  const { table } = useTexts()
  const { sound, notifications } = useSettings()
  const asked = askedOf(sight)?.id ?? null
  const called = useRef<number | null>(null)
  useEffect(() => {
    document.title = asked === null ? table.title(game) : table.titleAsked(game)
    return () => {
      document.title = table.riposte
    }
  }, [asked, game, table])
  useEffect(() => {
    if (asked === null || asked === called.current) return
    called.current = asked
    if (sound) knock()
    if (notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      const note = new Notification(game, { body: table.notification, tag: 'riposte-asked' })
      note.onclick = () => {
        window.focus()
        note.close()
      }
    }
  }, [asked, game, sound, notifications, table])
}
