import { Suspense } from 'react'
import { lazyNotices } from '../../lazy.tsx'
import { useAuth, useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { appText } from '../../text/signInText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SessionNotices.module.css'
import { Unasked } from './Unasked.tsx'
import { Link, useLocation } from 'wouter'
import { paths, withReturn } from '../../paths.ts'
import { guestBannerText, signedInText } from '../../text/signedInText.ts'
import { needsVerification } from '../../domain/user.ts'

const LazyNotices = lazyNotices(() => import('./LazyNotices.tsx'), 'LazyNotices')

type SessionNoticesProps = {
  /** Whether the page shows what it is for. Notices that nobody waits for are fetched only then. */
  isTimely?: boolean
}

/** What people who are in have to know, above every page of theirs; a sign-out that failed, too. */
export function SessionNotices({ isTimely = true }: SessionNoticesProps) {
  const actor = useAuthActor()
  const { user } = useAuth()
  const failure = useAuthSelector((snapshot) => snapshot.context.failure)
  const remembered = useAuthSelector((snapshot) => snapshot.context.remembered)
  return (
    <>
      <Form onSubmit={() => actor.send({ type: 'signOut' })}>
        <FailureNotice failure={failure} />
      </Form>
      <Unasked />
      {!remembered && <Notice tone="calm">{appText.notRemembered}</Notice>}
      {user && (
        <div className={styles.notices}>
          <VerifyEmailBanner />
          {__METHODS__.upgrade && <GuestBanner />}
          <Suspense>{isTimely && <LazyNotices user={user} />}</Suspense>
        </div>
      )}
    </>
  )
}

/** Reminds a guest that only an account lets them come back; on the page for it there is no need to. */
function GuestBanner() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user?.isAnonymous || path === paths.guestUpgrade) return null
  return (
    <Notice tone="calm">
      <span>{guestBannerText.lead}</span>
      <Link href={paths.guestUpgrade}>{guestBannerText.action}</Link>
    </Notice>
  )
}

const asksItself: readonly string[] = [paths.verifyEmail, paths.account]

/** Reminds people whose email is not verified, except on the pages that ask for it themselves. */
export function VerifyEmailBanner() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user || !needsVerification(user) || asksItself.includes(path)) return null
  return (
    <Notice tone="calm">
      <span>{signedInText.unverified}</span>
      <Link href={withReturn(paths.verifyEmail, path)}>{signedInText.verify}</Link>
    </Notice>
  )
}
