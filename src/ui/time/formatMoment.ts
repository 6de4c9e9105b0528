import { locale } from '../../domain/locale.ts'

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })

/** Formats milliseconds since 1970 as a date and time in the person's time zone. */
export function formatMoment(milliseconds: number): string {
  return moment.format(milliseconds)
}

const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Formats milliseconds since 1970 as a date in the person's time zone. */
export function formatDate(milliseconds: number): string {
  return date.format(milliseconds)
}
