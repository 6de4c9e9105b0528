import type { User } from '../domain/user.ts'
import { homeText } from '../text/homeText.ts'

type AccountRow = {
  label: string
  /** `null` where the account has none. */
  value: string | null
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
const listing = new Intl.ListFormat(undefined, { type: 'conjunction' })

/** Every field of the account, as a person reads it. */
export function accountRows(user: User): AccountRow[] {
  return [
    { label: homeText.displayName, value: user.displayName },
    { label: homeText.email, value: user.email },
    { label: homeText.emailVerified, value: yesOrNo(user.emailVerified) },
    { label: homeText.phoneNumber, value: user.phoneNumber },
    { label: homeText.photoURL, value: user.photoURL },
    { label: homeText.providerData, value: providersOf(user) },
    { label: homeText.isAnonymous, value: yesOrNo(user.isAnonymous) },
    { label: homeText.tenantId, value: user.tenantId },
    { label: homeText.uid, value: user.uid },
    { label: homeText.creationTime, value: momentOf(user.metadata.creationTime) },
    { label: homeText.lastSignInTime, value: momentOf(user.metadata.lastSignInTime) },
  ]
}

function yesOrNo(fact: boolean): string {
  return fact ? homeText.yes : homeText.no
}

function providersOf(user: User): string | null {
  const names = user.providerData.map(({ providerId }) => providerId)
  return names.length === 0 ? null : listing.format(names)
}

function momentOf(date: string | null): string | null {
  return date === null ? null : moment.format(new Date(date))
}
