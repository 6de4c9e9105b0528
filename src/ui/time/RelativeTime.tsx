import { useSyncExternalStore } from 'react'
import { formatMoment } from '../../domain/format.ts'
import { locale } from '../../domain/locale.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const sameYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const anyYear = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** How long ago something happened, with the exact time on hover. */
export function RelativeTime({ moment }: { moment: number }) {
  const now = useNow()
  return (
    <time dateTime={new Date(moment).toISOString()} title={formatMoment(moment)}>
      {textFor(moment, now)}
    </time>
  )
}

function textFor(moment: number, now: number): string {
  const age = now - moment
  if (age < minute) return relative.format(0, 'second')
  if (age < hour) return relative.format(-Math.floor(age / minute), 'minute')
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / day)
  if (days === 0) return relative.format(-Math.floor(age / hour), 'hour')
  if (days < 7) return relative.format(-days, 'day')
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? sameYear : anyYear).format(moment)
}

function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}

/** The current time in milliseconds since 1970, rounded up to the minute. Rerenders every minute. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => Math.ceil(Date.now() / minute) * minute)
}

function everyMinute(onTick: () => void): () => void {
  const ticking = setInterval(onTick, minute)
  return () => clearInterval(ticking)
}
