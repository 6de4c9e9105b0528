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

/** Reminds guests that they can only come back with an account, except on the page for creating one. */
export function GuestReminder() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user?.isAnonymous || path === paths.guestUpgrade) return null
  return (
    <DismissibleReminder uid={user.uid} reminder="keepGuest">
      <span>{guestBannerText.lead}</span>
      <Link href={paths.guestUpgrade}>{guestBannerText.action}</Link>
    </DismissibleReminder>
  )
}

const verificationPages: readonly string[] = [paths.verifyEmail, paths.account]

/** Reminds people to verify their email, except on pages that ask for it themselves. */
export function VerifyEmailReminder() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user || !needsVerification(user) || verificationPages.includes(path)) return null
  return (
    <DismissibleReminder uid={user.uid} reminder="verifyEmail">
      <span>{signedInText.unverified}</span>
      <Link href={withReturn(paths.verifyEmail, path)}>{signedInText.verify}</Link>
    </DismissibleReminder>
  )
}

type DismissibleReminderProps = { uid: string; reminder: Reminder; children: ReactNode }

function DismissibleReminder({ uid, reminder, children }: DismissibleReminderProps) {
  const wasDismissed = useStore(dismissedNoticesStore, () => isDismissed(uid, reminder))
  if (wasDismissed) return null
  const dismiss = () => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    dismissNotice(uid, reminder)
  }
  return (
    <Notice tone="calm">
      {children}
      <button type="button" onClick={dismiss}>
        {signedInText.notNow}
      </button>
    </Notice>
  )
}
