import type { ReactNode } from 'react'
import { useAuth, useAuthSelector } from '../providers/AuthProvider.tsx'
import { useLeaving } from '../providers/LeavingProvider.tsx'
import { productText } from '../text/productText.ts'
import { AccountLink } from '../ui/AccountLink.tsx'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { BarLayout } from './BarLayout.tsx'
import { GuestBanner } from './member/GuestBanner.tsx'
import { LostWays } from './member/LostWays.tsx'
import { PendingLink } from './member/PendingLink.tsx'
import styles from './MemberLayout.module.css'
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx'

/** For people who are in: the bar offers the way to their account, and the way out. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { leave, isLeaving } = useLeaving()
  const failure = useAuthSelector((snapshot) => snapshot.context.failure)
  const remembered = useAuthSelector((snapshot) => snapshot.context.remembered)
  const tools = (
    <>
      <Button look="quiet" busy={isLeaving} onClick={leave}>
        {isLeaving ? productText.signingOut : productText.signOut}
      </Button>
      {user && <AccountLink user={user} />}
    </>
  )
  return (
    <BarLayout tools={tools}>
      <Form onSubmit={leave}>
        <FailureNotice failure={failure} />
      </Form>
      {!remembered && <Notice tone="calm">{productText.notRemembered}</Notice>}
      {user && (
        <div className={styles.news}>
          <VerifyEmailBanner />
          <GuestBanner />
          <PendingLink key={user.uid} email={user.email} />
          <LostWays user={user} />
        </div>
      )}
      {children}
    </BarLayout>
  )
}
