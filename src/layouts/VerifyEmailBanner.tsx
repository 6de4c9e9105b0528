import { Link, useLocation } from 'wouter'
import { needsVerification } from '../domain/needsVerification.ts'
import { paths, withReturn } from '../paths.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { memberText } from '../text/notesText.ts'
import { Notice } from '../ui/Notice.tsx'

/** Reminds people whose e-mail is not verified, except where they are about to do it. */
export function VerifyEmailBanner() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user || !needsVerification(user) || path === paths.verifyEmail) return null
  return (
    <Notice tone="calm">
      <span>{memberText.unverified}</span>
      <Link href={withReturn(paths.verifyEmail, path)}>{memberText.verify}</Link>
    </Notice>
  )
}
