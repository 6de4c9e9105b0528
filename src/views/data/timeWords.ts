/** A time as a person says it, such as `20 seconds`. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  return seconds < 90 ? words(seconds, 'second') : words(Math.ceil(seconds / 60), 'minute')
}

function words(count: number, unit: 'second' | 'minute'): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
