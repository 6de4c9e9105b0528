import { locale } from '../domain/locale.ts'

const number = new Intl.NumberFormat(locale)

/** A number with its thousands apart, such as `1,204`. */
export function grouped(count: number): string {
  return number.format(count)
}

/** So many files, inside a sentence. */
export function filesOf(count: number): string {
  return count === 1 ? 'one file' : `${count === 0 ? 'no' : grouped(count)} files`
}

/** Words as a sentence begins. */
export function opening(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How long something will still take, such as `about 20 seconds left`. */
export function timeLeftText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  const time =
    seconds < 90 ? duration(seconds, 'second') : duration(Math.ceil(seconds / 60), 'minute')
  return `about ${time} left`
}

function duration(count: number, unit: 'second' | 'minute'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
