const polynomial = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
  return value
})

/** Returns the CRC-32 checksum that ZIP files contain. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (let at = 0; at < bytes.length; at += 1) {
    value = (table[(value ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8)
  }
  return (value ^ 0xffffffff) >>> 0
}
