import { type Fill, isBlocked, type Play, projectDomain, type Seat, type Shape } from '@riposte/kernel'

/** What may come next in a wide form of this seat. */
export function filling<G extends Shape>(play: Play<G>, seat: Seat): Fill {
  return (type, filled) => {
    const domain = projectDomain(play, seat, type, filled)
    return isBlocked(domain) ? [] : domain
  }
}
