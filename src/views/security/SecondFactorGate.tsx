import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { requiredFactorFlow } from '../../actors/security/requiredFactorFlow.ts'
import type { User } from '../../domain/session/user.ts'
import { useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../hooks/useFlow.ts'
import { useSnapshotOf } from '../../startup/pageSnapshot/useSnapshot.ts'
import { requiredFactorText } from '../../text/requiredFactorText.ts'
import { appText } from '../../text/signInText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { EmailBeforeFactor } from './EmailBeforeFactor.tsx'
import { SecondFactors } from './SecondFactors.tsx'

type SecondFactorGateProps = {
  user: User
  layout: ComponentType<{ children: ReactNode }>
  flow?: typeof requiredFactorFlow
  children: ReactNode
}

/**
 * Replaces every page of a signed-in person, and what reads their data, until the session has used a second
 * factor.
 */
export function SecondFactorGate({
  user,
  layout: Layout,
  flow = requiredFactorFlow,
  children,
}: SecondFactorGateProps) {
  const actor = useFlow(flow)
  const isAdmitted = useSelector(actor, (snapshot) => snapshot.hasTag('admitted'))
  const isAsked = useSelector(actor, (snapshot) => snapshot.hasTag('asked'))
  if (isAdmitted) return children
  if (!isAsked) return null
  return (
    <Layout>
      <SetUp user={user} />
    </Layout>
  )
}

function SetUp({ user }: { user: User }) {
  const auth = useAuthActor()
  const isSigningOut = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  useSnapshotOf(user.uid)
  return (
    <>
      <PageHeading title={requiredFactorText.title} lead={requiredFactorText.lead}>
        {requiredFactorText.title}
      </PageHeading>
      {user.emailVerified ? <SecondFactors user={user} /> : <EmailBeforeFactor user={user} />}
      <p>{requiredFactorText.again}</p>
      <Button busy={isSigningOut} onClick={() => auth.send({ type: 'signOut' })}>
        {isSigningOut ? appText.signingOut : appText.signOut}
      </Button>
    </>
  )
}
