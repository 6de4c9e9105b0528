import { encode } from 'uqr'

/** A QR code as the path of an SVG, each module one unit wide, and how many units wide it is. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}
