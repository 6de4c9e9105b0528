import { useState } from 'react'
import { Redirect } from 'wouter'
import { guestUpgradeFlow } from '../../actors/guestFlows.ts'
import { guestMovingTo } from '../../actors/move/guestMoves.ts'
import { passwordPolicyFlow } from '../../actors/passwordPolicyFlow.ts'
import { providerLinkFlow } from '../../actors/providerLinkFlow.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { guestUpgradeText } from '../../text/guestText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { GuestUpgradeForm } from './GuestUpgradeForm.tsx'

/** Gives a guest an account. Who is no guest has one already, and is led to it. */
export function GuestUpgradeView({
  flow = guestUpgradeFlow,
  linkFlow = providerLinkFlow,
  policyFlow = passwordPolicyFlow,
}) {
  const { user } = useAuth()
  const [wasGuest] = useState(user?.isAnonymous)
  if (!user) return null
  if (!wasGuest)
    return <Redirect to={guestMovingTo(user.uid) ? paths.moveGuestData : paths.account} replace />
  if (user.isAnonymous) {
    return <GuestUpgradeForm flow={flow} linkFlow={linkFlow} policyFlow={policyFlow} />
  }
  return (
    <>
      <PageHeading title={guestUpgradeText.keptTitle} lead={guestUpgradeText.kept}>
        {guestUpgradeText.keptTitle}
      </PageHeading>
      <p>
        <ButtonLink href={paths.account} look="primary">
          {guestUpgradeText.toAccount}
        </ButtonLink>
      </p>
    </>
  )
}
