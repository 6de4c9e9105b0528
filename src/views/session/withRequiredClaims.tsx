import type { ComponentType } from 'react'
import { meetsRequirement, type ClaimRequirement } from '../../domain/session/claims.ts'
import { claimsLogic } from '../../firebase/session/claims.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { paths } from '../../paths.ts'
import { claimsText } from '../../text/session/claimsText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { requiredComponent } from '../../ui/page/lazy.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'

/**
 * A page for people whose claims meet the requirement; its code runs for no one else. This is not access control:
 * the service worker keeps the code on every device, and anyone can read it. What the page reads and writes
 * must be protected by security rules.
 */
export function withRequiredClaims(
  view: () => Promise<ComponentType>,
  requirement: ClaimRequirement,
): ComponentType {
  const View = requiredComponent(async () => ({ View: await view() }), 'View')
  return function WithRequiredClaims() {
    const [snapshot, actor] = useInspectedMachine(claimsLogic)
    const { claims, failure } = snapshot.context
    const isBusy = snapshot.matches('renewing')
    const isReading = snapshot.matches('reading')
    const isAllowed = claims !== null && meetsRequirement(claims, requirement)
    if (isReading) return <span hidden data-page="loading" />
    if (isAllowed) return <View />
    const title = claims ? claimsText.title : claimsText.unknownTitle
    const checkAgain = () => actor.send({ type: 'claims.renew' })
    return (
      <>
        <PageHeading title={title} {...(claims && { lead: claimsText.lead })} />
        <FailureNotice failure={failure} actions={{ retry: checkAgain }} />
        <p>
          <Button variant="primary" isBusy={isBusy} onClick={checkAgain}>
            {isBusy ? actionText.checking : claimsText.checkAgain}
          </Button>{' '}
          <ButtonLink href={paths.home}>{actionText.goHome}</ButtonLink>
        </p>
      </>
    )
  }
}
