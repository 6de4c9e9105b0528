import { encode } from 'uqr'

/** Encodes a text as a QR code. Returns an SVG path with modules one unit wide, and its width in units. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}
