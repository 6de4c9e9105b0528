import type { ReactNode } from 'react'
import { useAuth, useAuthActor, useAuthSelector } from '../providers/AuthProvider.tsx'
import { productText } from '../text/productText.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { BarLayout } from './BarLayout.tsx'
import { GuestBanner } from './member/GuestBanner.tsx'
import { LostWays } from './member/LostWays.tsx'
import { PendingLink } from './member/PendingLink.tsx'
import styles from './MemberLayout.module.css'

/** For people who are in: the bar offers the way out. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const actor = useAuthActor()
  const { user } = useAuth()
  const isLeaving = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  const failure = useAuthSelector((snapshot) => snapshot.context.failure)
  const remembered = useAuthSelector((snapshot) => snapshot.context.remembered)
  const leave = () => actor.send({ type: 'signOut' })
  const signOut = (
    <Button look="quiet" busy={isLeaving} onClick={leave}>
      {isLeaving ? productText.signingOut : productText.signOut}
    </Button>
  )
  return (
    <BarLayout tools={signOut}>
      <Form onSubmit={leave}>
        <FailureNotice failure={failure} />
      </Form>
      {!remembered && <Notice tone="calm">{productText.notRemembered}</Notice>}
      {user && (
        <div className={styles.news}>
          <GuestBanner />
          <PendingLink key={user.uid} email={user.email} />
          <LostWays user={user} />
        </div>
      )}
      {children}
    </BarLayout>
  )
}
