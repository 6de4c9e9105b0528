import { useState } from 'react'
import { Redirect } from 'wouter'
import { guestUpgradeFlow } from '../../actors/guestFlows.ts'
import { guestMovingTo } from '../../actors/move/guestMoves.ts'
import { passwordPolicyFlow } from '../../actors/passwordFlows.ts'
import { providerLinkFlow } from '../../actors/providerLinkFlow.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { keepAccountText } from '../../text/guestText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { KeepAccountForm } from './KeepAccountForm.tsx'

/** Gives a guest an account. Who is no guest has one already, and is led to it. */
export function KeepAccountView({
  flow = guestUpgradeFlow,
  linkFlow = providerLinkFlow,
  policyFlow = passwordPolicyFlow,
}) {
  const { user } = useAuth()
  const [wasGuest] = useState(user?.isAnonymous)
  if (!user) return null
  if (!wasGuest)
    return <Redirect to={guestMovingTo(user.uid) ? paths.moveNotes : paths.account} replace />
  if (user.isAnonymous) {
    return <KeepAccountForm flow={flow} linkFlow={linkFlow} policyFlow={policyFlow} />
  }
  return (
    <>
      <PageHeading title={keepAccountText.keptTitle} lead={keepAccountText.kept}>
        {keepAccountText.keptTitle}
      </PageHeading>
      <p>
        <ButtonLink href={paths.account} look="primary">
          {keepAccountText.toAccount}
        </ButtonLink>
      </p>
    </>
  )
}
