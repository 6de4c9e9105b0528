import type { DeviceName } from './deviceSession.ts'
import { graphemesOf } from './graphemes.ts'

/** The kinds of account activity. The rules accept the same. */
export const activityKinds = [
  'signedIn',
  'passwordChanged',
  'passwordAdded',
  'passwordReset',
  'emailChangeRequested',
  'emailChanged',
  'emailRecovered',
  'phoneChanged',
  'phoneRemoved',
  'factorAdded',
  'factorRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'providerConnected',
  'providerDisconnected',
  'deviceSignedOut',
  'othersSignedOut',
] as const

export type ActivityKind = (typeof activityKinds)[number]

/** One thing that happened to an account, and on which device. */
export type Activity = DeviceName & {
  /** `other`: a kind that only a newer build knows. */
  what: ActivityKind | 'other'
  /** A provider's ID or a device's name; empty if there is nothing to add. */
  detail: string
  /** In milliseconds since 1970, by the server's clock. */
  at: number
}

/** The most entries. The next one replaces the oldest. */
const activityLimit = 100

/** In milliseconds. Younger entries are never replaced, so that nobody can flush the list. */
export const replacedAfter = 7 * 24 * 3_600_000

/** The longest detail that the rules allow, in characters. */
const detailLimit = 60

/**
 * Returns as much of a detail as an entry holds, in whole characters as people see them. It counts
 * UTF-16 code units, of which the rules never count more than there are.
 */
export function shortDetail(detail: string): string {
  let short = ''
  for (const grapheme of graphemesOf(detail)) {
    if (short.length + grapheme.length > detailLimit) break
    short += grapheme
  }
  return short
}

/** When entries may be missing, in milliseconds since 1970; `null`: never. */
export type ActivityGaps = {
  /** Until then, the list is full of recent entries, so nothing new is recorded. */
  fullUntil: number | null
  /** When the last entry was left out, unless everything in the list is newer. */
  missedAt: number | null
}

/** Returns the gaps in a list with these entries, of which `next` is replaced by the next one. */
export function gapsIn(
  {
    activity,
    next,
    missedAt,
  }: { activity: readonly Activity[]; next: number | null; missedAt: number | null },
  now: number,
): ActivityGaps {
  const oldest = Math.min(...activity.map(({ at }) => at))
  const fullUntil = next === null ? 0 : next + replacedAfter
  return {
    fullUntil: fullUntil > now ? fullUntil : null,
    missedAt: missedAt !== null && missedAt >= oldest ? missedAt : null,
  }
}

/** Returns the next entry's slot in the ring. */
export function nextPlace(count: number): `${number}` {
  return `${count % activityLimit}`
}

/** Returns whether this build knows the kind. */
export function isActivityKind(what: unknown): what is ActivityKind {
  return activityKinds.some((kind) => kind === what)
}
