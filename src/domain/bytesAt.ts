/**
 * The unsigned number that stands there, its highest byte first.
 *
 * @returns `NaN` where it would go beyond the end, so that no comparison with it holds.
 */
export function bigEndianAt(bytes: Uint8Array, at: number, length: number): number {
  let number = 0
  for (let index = at; index < at + length; index += 1) number = appended(number, bytes[index])
  return number
}

/** As `bigEndianAt`, its lowest byte first. */
export function littleEndianAt(bytes: Uint8Array, at: number, length: number): number {
  let number = 0
  for (let index = at + length - 1; index >= at; index -= 1) number = appended(number, bytes[index])
  return number
}

/** Whether these characters, each of them one byte, stand there. */
export function saysAt(bytes: Uint8Array, at: number, characters: string): boolean {
  for (let index = 0; index < characters.length; index += 1) {
    if (bytes[at + index] !== characters.charCodeAt(index)) return false
  }
  return true
}

function appended(number: number, byte: number | undefined): number {
  return byte === undefined ? Number.NaN : number * 256 + byte
}
