import type { Words } from '@riposte/kernel'

/** The game in sentences. Players are `Seat 0`, `Seat 1` …: pages and terminals put people in their place. */
export const words: Words = {
  action(action) {
    if (action.type === 'play') return `Play the ${action.card}.`
    return action.type === 'snatch' ? 'Snatch it.' : 'Let it pass.'
  },
  event(event) {
    switch (event.type) {
      case 'played':
        return `Seat ${event.seat} plays a ${event.card}.`
      case 'snatched':
        return `Seat ${event.seat} shows a ${event.card} as well and snatches it.`
      case 'scored':
        return `Seat ${event.seat} scores ${event.points}.`
      default:
        return 'No cards are left.'
    }
  },
  question: (question) => (question === 'turn' ? 'Which card do you play?' : 'Do you snatch it?'),
}
