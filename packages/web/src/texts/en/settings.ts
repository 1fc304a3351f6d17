export const settings = {
  title: 'Settings',
  close: 'Close settings',
  open: 'Settings',

  name: 'Your name',
  nameHelp: 'Other players see it from your next table on.',

  theme: 'Theme',
  themes: { system: 'Same as this device', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { small: 'Small', usual: 'Medium', large: 'Large', larger: 'Larger' },
  motion: 'Motion',
  motions: { system: 'Same as this device', usual: 'On', none: 'Off' },
  motionHelp: 'Cards move to show what happened. Press any key or tap to skip.',
  language: 'Language',
  languages: { en: 'English' },

  sound: 'Sound',
  soundHelp: 'Play a short sound when it’s your turn.',
  marks: 'Patterns as well as colours',
  marksHelp: 'Adds patterns and letters, so you never have to tell colours apart.',

  notifications: 'Notifications',
  notificationsHelp: 'Tells you when it’s your turn and this page is out of sight.',
  notificationsBlocked: 'Your browser blocks them for this page. You can allow them in its settings.',
  notificationsMissing: 'This browser doesn’t support them.',

  preview: {
    title: 'Preview',
    said: 'Odile plays the',
    card: 'Judge',
    rest: 'and names Oathbound.',
    asked: 'Your turn.',
    choice: 'Answer',
  },
}
