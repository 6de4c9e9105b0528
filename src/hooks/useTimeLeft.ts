import { useSyncExternalStore } from 'react'
import { locale } from '../domain/locale.ts'

const inSeconds = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const
const inTwoDigits = { minimumIntegerDigits: 2 } as const

/**
 * Counts down to a time, as `15:59`, `28s`, and then `0s`; `null` without one.
 *
 * @param endsAt milliseconds since 1970.
 */
export function useTimeLeft(endsAt: number | null): string | null {
  const read = () =>
    endsAt === null ? null : format(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)))
  return useSyncExternalStore(endsAt === null ? never : often, read, read)
}

function never(): () => void {
  return () => undefined
}

function often(onTick: () => void): () => void {
  const ticking = setInterval(onTick, 250)
  return () => clearInterval(ticking)
}

function format(seconds: number): string {
  if (seconds < 60) return seconds.toLocaleString(locale, inSeconds)
  const minutes = Math.floor(seconds / 60).toLocaleString(locale)
  return `${minutes}:${(seconds % 60).toLocaleString(locale, inTwoDigits)}`
}
