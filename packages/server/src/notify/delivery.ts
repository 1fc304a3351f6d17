import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** How encrypted messages reach push services. Tests bring their own. */
export interface Delivery {
  /** Whether this server would send anything to that address. */
  mayGo(endpoint: string): boolean
  /** Sends it there and returns the status of the answer. */
  post(endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer, signal: AbortSignal): Promise<number>
}

/** Addresses that are nobody's out there: this machine, private networks, groups, and what is reserved. */
const INSIDE = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(address, bits, 'ipv4')
}

// Of IPv6 only what is given out, and nothing of it that stands for an IPv4 address.
const OUTSIDE = new BlockList()
OUTSIDE.addSubnet('2000::', 3, 'ipv6')
INSIDE.addSubnet('2002::', 16, 'ipv6')
INSIDE.addSubnet('2001::', 32, 'ipv6')

/** Whether an address is somewhere out there. */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !INSIDE.check(address, 'ipv4')
  return family === 6 && OUTSIDE.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6')
}

/** The addresses of a name, unless one of them is inside: asked at every connection, for a name may change its mind. */
export const lookupOutside: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) return found(error, [])
    if (addresses.length === 0 || !addresses.every(({ address }) => isOutside(address))) {
      return found(new Error('that name leads inside'), [])
    }
    if (options.all === true) return found(null, addresses)
    return found(null, addresses[0].address, addresses[0].family)
  })
}

/** A name out there, reached the usual way: no addresses in numbers, no names of local networks, no other ports. */
function mayGo(endpoint: string): boolean {
  let url: URL
  try {
    url = new URL(endpoint)
  } catch {
    return false
  }
  const { protocol, hostname, port, username, password } = url
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && !/\.(local|localhost|internal|lan|home)$/.test(hostname)
}

/** To push services out in the world, and nowhere else. Redirections are not followed, answers not read. */
export const delivery: Delivery = {
  mayGo,
  post: (endpoint, headers, body, signal) =>
    new Promise((resolve, reject) => {
      if (!mayGo(endpoint)) {
        reject(new Error('messages may not go there'))
        return
      }
      const sending = request(endpoint, { method: 'POST', headers, signal, lookup: lookupOutside }, (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      })
      sending.on('error', reject)
      sending.end(body)
    }),
}
