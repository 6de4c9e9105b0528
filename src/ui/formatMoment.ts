import { locale } from '../domain/locale.ts'

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })

/** A moment in the person's own zone, from milliseconds since 1970. */
export function formatMoment(milliseconds: number): string {
  return moment.format(milliseconds)
}
