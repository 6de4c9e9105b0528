import { Link, useLocation } from 'wouter'
import { needsVerification } from '../../domain/user.ts'
import { paths, withReturn } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { guestBannerText, signedInText } from '../../text/signedInText.ts'
import { DismissibleNotice } from './DismissibleNotice.tsx'

/** Reminds guests that they can only come back with an account, except on the page for creating one. */
export function GuestReminder() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user?.isAnonymous || path === paths.guestUpgrade) return null
  return (
    <DismissibleNotice
      name="keepGuest"
      label={signedInText.notNow}
      action={<Link href={paths.guestUpgrade}>{guestBannerText.action}</Link>}
    >
      {guestBannerText.lead}
    </DismissibleNotice>
  )
}

const verificationPages: readonly string[] = [
  paths.verifyEmail,
  paths.account,
  ...(__METHODS__.secondFactors ? [paths.security] : []),
]

/** Reminds people to verify their email, except on pages that ask for it themselves. */
export function VerifyEmailReminder() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user || !needsVerification(user) || verificationPages.includes(path)) return null
  return (
    <DismissibleNotice
      name="verifyEmail"
      label={signedInText.notNow}
      action={<Link href={withReturn(paths.verifyEmail, path)}>{signedInText.verify}</Link>}
    >
      {signedInText.unverified}
    </DismissibleNotice>
  )
}
