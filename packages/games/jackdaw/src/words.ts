import type { Json, Words } from '@riposte/kernel'

const said = (json: Json) => (typeof json === 'number' ? String(json) : '?')

/** The game in sentences. Players are `Seat 0`, `Seat 1` …: pages and terminals put people in their place. */
export const words: Words = {
  action(action) {
    if (action.type === 'play') return `Play the ${said(action.card)}.`
    return action.type === 'snatch' ? 'Snatch it.' : 'Let it pass.'
  },
  event(event) {
    switch (event.type) {
      case 'played':
        return `Seat ${said(event.seat)} plays a ${said(event.card)}.`
      case 'snatched':
        return `Seat ${said(event.seat)} shows a ${said(event.card)} as well and snatches it.`
      case 'scored':
        return `Seat ${said(event.seat)} scores ${said(event.points)}.`
      default:
        return 'No cards are left.'
    }
  },
  question: (question) => (question === 'turn' ? 'Which card do you play?' : 'Do you snatch it?'),
}
