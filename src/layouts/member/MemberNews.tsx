import { Suspense } from 'react'
import { lateNews } from '../../late.tsx'
import { useAuth, useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { productText } from '../../text/signInText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { VerifyEmailBanner } from '../VerifyEmailBanner.tsx'
import { GuestBanner } from './GuestBanner.tsx'
import styles from './MemberNews.module.css'
import { Unasked } from './Unasked.tsx'

const LateNews = lateNews(() => import('./LateNews.tsx'), 'LateNews')

/** What people who are in have to know, above every page of theirs; a sign-out that failed, too. */
export function MemberNews() {
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
        <div className={styles.news}>
          <VerifyEmailBanner />
          <GuestBanner />
          <Suspense>
            <LateNews user={user} />
          </Suspense>
        </div>
      )}
    </>
  )
}
