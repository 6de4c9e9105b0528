import { Link, useLocation } from 'wouter'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { memberText } from '../../text/notesText.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Reminds a guest that only an account lets them come back; on the page for it there is no need to. */
export function GuestBanner() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user?.isAnonymous || path === paths.keepAccount) return null
  return (
    <Notice tone="calm">
      <span>{memberText.guest}</span>
      <Link href={paths.keepAccount}>{memberText.keep}</Link>
    </Notice>
  )
}
