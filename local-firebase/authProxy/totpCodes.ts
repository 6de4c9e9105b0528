import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Returns the code of an authenticator app at a time, in milliseconds since 1970. RFC 6238 with
 * SHA-1 and 30 s.
 */
export function totp(key: Uint8Array, milliseconds: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** Decodes a base 32 key, RFC 4648. */
export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** Returns whether a code is valid now, with one step of clock skew. */
export function acceptsCode(key: Uint8Array, code: string, now: number): boolean {
  return [-30_000, 0, 30_000].some((skew) => totp(key, now + skew) === code)
}

/**
 * Encodes bytes in base 32 without padding, for typing into an app. Takes a multiple of five bytes.
 */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five, 2)))
    .join('')
}
