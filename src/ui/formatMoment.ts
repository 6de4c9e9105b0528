const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })

/** A moment in the person's own zone and writing, from milliseconds since 1970. */
export function formatMoment(milliseconds: number): string {
  return moment.format(milliseconds)
}
