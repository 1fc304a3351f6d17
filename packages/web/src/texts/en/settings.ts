export const settings = {
  title: 'Settings',
  close: 'Close settings',
  open: 'Settings',

  name: 'Your name',
  nameHelp: 'Used at the next table you sit down at.',

  theme: 'Theme',
  themes: { system: 'As the machine', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { small: 'Small', usual: 'Usual', large: 'Large', larger: 'Larger' },
  motion: 'Motion',
  motions: { system: 'As the machine', usual: 'Usual', none: 'None' },
  motionHelp: 'Cards travel and turn to show what happened. Any key or tap skips it.',
  language: 'Language',
  languages: { en: 'English' },

  sound: 'Sound',
  soundHelp: 'A short tone when something is asked of you.',
  marks: 'Marks besides colour',
  marksHelp: 'Extra patterns and letters, so that nothing is told by colour alone.',

  notifications: 'Notifications',
  notificationsHelp: 'When something is asked of you and this page is out of sight.',
  notificationsBlocked: 'Your browser forbids them for this page. Its own settings can change that.',
  notificationsMissing: 'This browser has none.',

  preview: {
    title: 'Like this',
    said: 'Odile plays the',
    card: 'Judge',
    rest: 'and names Oathbound.',
    asked: 'You are asked.',
    choice: 'Answer',
  },
}
