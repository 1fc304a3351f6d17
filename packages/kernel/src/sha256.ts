/** SHA-256 in plain code: the kernel runs in browsers and in workers, synchronously, without dependencies. */

const K = new Int32Array(64)
const START = new Int32Array(8)

// The constants are the first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3).
{
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 4294967296) | 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = fraction(Math.sqrt(n))
    K[found] = fraction(Math.cbrt(n))
    found++
  }
}

function bytesOf(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

function digest(message: number[]): number[] {
  const bits = message.length * 8
  const bytes = message.slice()
  bytes.push(0x80)
  while (bytes.length % 64 !== 56) bytes.push(0)
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 255)

  const h = START.slice()
  const w = new Int32Array(64)
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const at = block + i * 4
      w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]
    }
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]
      const b = w[i - 2]
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0
    }
    let a = h[0]
    let b = h[1]
    let c = h[2]
    let d = h[3]
    let e = h[4]
    let f = h[5]
    let g = h[6]
    let last = h[7]
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const t1 = (last + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      last = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    h[0] += a
    h[1] += b
    h[2] += c
    h[3] += d
    h[4] += e
    h[5] += f
    h[6] += g
    h[7] += last
  }
  const out: number[] = []
  for (const value of h) out.push((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
  return out
}

function hex(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function sha256(text: string): string {
  return hex(digest(bytesOf(text)))
}

/** HMAC-SHA-256: a hash that only a holder of the key can compute or check. */
export function keyedHash(key: string, text: string): string {
  let secret = bytesOf(key)
  if (secret.length > 64) secret = digest(secret)
  while (secret.length < 64) secret.push(0)
  const inner = digest([...secret.map((byte) => byte ^ 0x36), ...bytesOf(text)])
  return hex(digest([...secret.map((byte) => byte ^ 0x5c), ...inner]))
}
