import { useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Switch } from '../ui/switch.tsx'
import { forgetPush, subscribePush } from './push.ts'
import { useSettings } from './settings.ts'

/** Turning it on asks the browser; nothing is asked before. */
export function NotificationSwitch() {
  const t = useTexts().settings
  const { notifications, change } = useSettings()
  const missing = !('Notification' in window)
  const [blocked, setBlocked] = useState(!missing && Notification.permission === 'denied')
  const turn = async (on: boolean) => {
    if (!on) {
      change({ notifications: false })
      await forgetPush()
      return
    }
    const granted = (await Notification.requestPermission()) === 'granted'
    setBlocked(!granted && Notification.permission === 'denied')
    change({ notifications: granted })
    if (granted) await subscribePush()
  }
  return (
    <Switch
      label={t.notifications}
      help={missing ? t.notificationsMissing : blocked ? t.notificationsBlocked : t.notificationsHelp}
      on={notifications && !missing && !blocked}
      disabled={missing || blocked}
      onChange={(on) => void turn(on)}
    />
  )
}
