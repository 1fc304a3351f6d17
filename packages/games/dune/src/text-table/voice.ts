/** BG-6: what a command is about. */
export const KINDS: Readonly<Record<string, string>> = {
  'poison-weapon': 'a poison weapon',
  'projectile-weapon': 'a projectile weapon',
  'poison-defense': 'a poison defense',
  'projectile-defense': 'a projectile defense',
  worthless: 'a worthless card',
  'cheap-hero': 'a Cheap Hero',
  lasgun: 'the Lasgun',
}
