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

/** Addresses that are not on the internet: this machine, private networks, multicast and reserved ranges. */
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

// Of IPv6 only the global range, without the parts that embed an IPv4 address.
const OUTSIDE = new BlockList()
OUTSIDE.addSubnet('2000::', 3, 'ipv6')
INSIDE.addSubnet('2002::', 16, 'ipv6')
INSIDE.addSubnet('2001::', 32, 'ipv6')

/** Whether an address is on the internet. */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !INSIDE.check(address, 'ipv4')
  return family === 6 && OUTSIDE.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6')
}

/** Looks a name up and fails if one of its addresses is not on the internet. For every connection: DNS may change. */
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

/** Whether this is an https address with a public name: no IP addresses, no names of local networks, no other port. */
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

/** Posts to push services on the internet only. Does not follow redirections or read answers. */
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
