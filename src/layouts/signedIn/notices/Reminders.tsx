import { Link, useLocation } from 'wouter'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { formatDate } from '../../../domain/format.ts'
import { guestEnd, type GuestEnd } from '../../../domain/guest/guestEnd.ts'
import { needsVerification } from '../../../domain/session/user.ts'
import { paths } from '../../../paths.ts'
import { useUser } from '../../../providers/AuthProvider.tsx'
import { pathWithReturn } from '../../../returnPath.ts'
import { guestNoticeText, guestEndText } from '../../../text/guest/guestNoticeText.ts'
import { signedInText } from '../../../text/session/signedInText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { SnoozableNotice } from './SnoozableNotice.tsx'

/**
 * Reminds guests that they can only come back with an account, except on the page for creating one. Shortly
 * before their account is deleted, the reminder shows it and can't be dismissed.
 */
export function GuestReminder() {
  const user = useUser()
  const [path] = useLocation()
  if (!user.isAnonymous || path === paths.guestUpgrade) return null
  const end = guestEnd(user, configuration.guestDays)
  if (end && end.stage !== 'far')
    return <GuestEndWarning end={end} isExporting={path === paths.data} />
  return __FEATURES__.guestUpgrade ? <UpgradeReminder /> : null
}

function UpgradeReminder() {
  return (
    <SnoozableNotice
      name="keepGuest"
      days={7}
      label={actionText.notNow}
      action={<Link href={paths.guestUpgrade}>{guestNoticeText.action}</Link>}
    >
      {guestNoticeText.lead}
    </SnoozableNotice>
  )
}

function GuestEndWarning({ end, isExporting }: { end: GuestEnd; isExporting: boolean }) {
  const isPast = end.stage === 'past'
  return (
    <Notice tone="danger">
      <span>{isPast ? guestEndText.past : guestEndText.near(formatDate(end.at))}</span>
      {__FEATURES__.guestUpgrade && <Link href={paths.guestUpgrade}>{guestNoticeText.action}</Link>}
      {!isExporting && <Link href={paths.data}>{guestEndText.export}</Link>}
    </Notice>
  )
}

const verificationPages: readonly string[] = [paths.verifyEmail, paths.account, paths.security]

/** Reminds people to verify their email, except on pages that ask for it themselves. */
export function VerifyEmailReminder() {
  const user = useUser()
  const [path] = useLocation()
  if (!needsVerification(user) || verificationPages.includes(path)) return null
  return (
    <SnoozableNotice
      name="verifyEmail"
      days={7}
      label={actionText.notNow}
      action={<Link href={pathWithReturn(paths.verifyEmail, path)}>{actionText.verifyEmail}</Link>}
    >
      {signedInText.unverified}
    </SnoozableNotice>
  )
}
