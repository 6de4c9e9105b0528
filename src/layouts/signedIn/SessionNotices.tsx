import { Suspense } from 'react'
import { lazyNotices } from '../../lazy.tsx'
import { useAuth, useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { productText } from '../../text/signInText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SessionNotices.module.css'
import { Unasked } from './Unasked.tsx'
import { Link, useLocation } from 'wouter'
import { paths, withReturn } from '../../paths.ts'
import { signedInText } from '../../text/signedInText.ts'
import { needsVerification } from '../../domain/user.ts'

const LazyNotices = lazyNotices(() => import('./LazyNotices.tsx'), 'LazyNotices')

/** What people who are in have to know, above every page of theirs; a sign-out that failed, too. */
export function SessionNotices() {
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
      {!remembered && <Notice tone="calm">{productText.notRemembered}</Notice>}
      {user && (
        <div className={styles.notices}>
          <VerifyEmailBanner />
          <GuestBanner />
          <Suspense>
            <LazyNotices user={user} />
          </Suspense>
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
      <span>{signedInText.guest}</span>
      <Link href={paths.guestUpgrade}>{signedInText.keep}</Link>
    </Notice>
  )
}

/** Reminds people whose email is not verified, except where they are about to do it. */
export function VerifyEmailBanner() {
  const { user } = useAuth()
  const [path] = useLocation()
  if (!user || !needsVerification(user) || path === paths.verifyEmail) return null
  return (
    <Notice tone="calm">
      <span>{signedInText.unverified}</span>
      <Link href={withReturn(paths.verifyEmail, path)}>{signedInText.verify}</Link>
    </Notice>
  )
}
