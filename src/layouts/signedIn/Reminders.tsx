import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { needsVerification } from '../../domain/user.ts'
import { paths, withReturn } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import {
  dismissedNoticesStore,
  dismissNotice,
  isDismissed,
  type Reminder,
} from '../../stores/dismissedNoticesStore.ts'
import { guestBannerText, signedInText } from '../../text/signedInText.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Reminds a guest that only an account lets them come back; on the page for it there is no need to. */
export function GuestReminder() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user?.isAnonymous || path === paths.guestUpgrade) return null
  return (
    <PuttableOff uid={user.uid} reminder="keepGuest">
      <span>{guestBannerText.lead}</span>
      <Link href={paths.guestUpgrade}>{guestBannerText.action}</Link>
    </PuttableOff>
  )
}

const asksItself: readonly string[] = [paths.verifyEmail, paths.account]

/** Reminds people whose email is not verified, except on the pages that ask for it themselves. */
export function VerifyEmailReminder() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user || !needsVerification(user) || asksItself.includes(path)) return null
  return (
    <PuttableOff uid={user.uid} reminder="verifyEmail">
      <span>{signedInText.unverified}</span>
      <Link href={withReturn(paths.verifyEmail, path)}>{signedInText.verify}</Link>
    </PuttableOff>
  )
}

type PuttableOffProps = { uid: string; reminder: Reminder; children: ReactNode }

function PuttableOff({ uid, reminder, children }: PuttableOffProps) {
  const { dismissed } = useStore(dismissedNoticesStore)
  if (isDismissed(dismissed, uid, reminder)) return null
  const putOff = () => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    dismissNotice(uid, reminder)
  }
  return (
    <Notice tone="calm">
      {children}
      <button type="button" onClick={putOff}>
        {signedInText.notNow}
      </button>
    </Notice>
  )
}
