import { locale } from './locale.ts'

const number = new Intl.NumberFormat(locale)
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a number such as `1,204`. */
export function formatCount(count: number): string {
  return number.format(count)
}

/** Formats a number such as `1.5`. */
export function formatDecimal(value: number): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(locale, one).format(value)
}

const plainNumber = new Intl.NumberFormat(locale, { useGrouping: 'min2' })

/** Formats a number that someone typed, such as `2026` or `12,000`. */
export function formatTypedNumber(value: number): string {
  return plainNumber.format(value)
}

const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day such as `2026-11-24`: `November 24, 2026`. */
export function formatDay(day: string): string {
  return longDay.format(new Date(day))
}

/** Formats milliseconds since 1970 as a date in the person's time zone. */
export function formatDate(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(milliseconds)
}

/** Formats milliseconds since 1970 as a date and time in the person's time zone. */
export function formatMoment(milliseconds: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(locale, style).format(milliseconds)
}

/** Formats a size in bytes, such as `3.4 MB`. */
export function formatSize(bytes: number): string {
  const largest = units.length - 1
  // From 1,023.95 on, one decimal would be 1,024 of the smaller unit.
  let step = 0
  while (step < largest && bytes / 1_024 ** step >= 1_023.95) step += 1
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1_024 ** step)
}

type RoughTime = { count: number; unit: 'second' | 'minute' }

/** Rounds milliseconds up to whole seconds, or to whole minutes from 90 seconds. */
export function roughTime(milliseconds: number): RoughTime {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  return seconds < 90
    ? { count: seconds, unit: 'second' }
    : { count: Math.ceil(seconds / 60), unit: 'minute' }
}

/** Formats a time such as `20 seconds`. */
export function formatDuration({ count, unit }: RoughTime): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** Formats a list such as `3 notes and one file`. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
}

/** Starts a sentence with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
