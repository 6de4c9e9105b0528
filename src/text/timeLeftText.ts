import { locale } from '../domain/locale.ts'

/** How long something will still take, such as `about 20 seconds left`. */
export function timeLeftText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  const time = seconds < 90 ? words(seconds, 'second') : words(Math.ceil(seconds / 60), 'minute')
  return `about ${time} left`
}

function words(count: number, unit: 'second' | 'minute'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
