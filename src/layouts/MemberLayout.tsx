import type { ReactNode } from 'react'
import { useAuthActor, useAuthSelector } from '../providers/AuthProvider.tsx'
import { productText } from '../text/productText.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { BarLayout } from './BarLayout.tsx'
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx'

/** For people who are in: the bar offers the way out. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const actor = useAuthActor()
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
      <VerifyEmailBanner />
      {children}
    </BarLayout>
  )
}
