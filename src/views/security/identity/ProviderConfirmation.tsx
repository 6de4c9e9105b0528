import { providerReauthenticationFlow } from '../../../actors/security/identityFlows.ts'
import { useProviderSignIn } from '../../../hooks/useProviderSignIn.ts'
import { useWhen } from '../../../hooks/useWhen.ts'
import { connectedText } from '../../../text/security/connectedText.ts'
import { identityProviderName } from '../../../ui/page/identityProviderName.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { ProviderButtons } from '../../../ui/button/ProviderButtons.tsx'

type ProviderConfirmationProps = {
  /** The providers that are connected to the account. */
  providerIds: readonly string[]
  onConfirmed: () => void
  /** Called if the account also requires its second factor. */
  onChallenged: () => void
  flow?: typeof providerReauthenticationFlow
}

/** Confirms the person's identity with a provider. */
export function ProviderConfirmation({
  providerIds,
  onConfirmed,
  onChallenged,
  flow = providerReauthenticationFlow,
}: ProviderConfirmationProps) {
  const { actor, snapshot } = useProviderSignIn(flow)
  const { providerId, failure } = snapshot.context
  useWhen(snapshot.hasTag('done'), onConfirmed)
  const isChallenged = failure?.kind === 'multi-factor-auth-required'
  useWhen(isChallenged, onChallenged)
  if (isChallenged) return null
  return (
    <ProviderButtons
      actor={actor}
      snapshot={snapshot}
      providerIds={providerIds}
      label={connectedText.confirmWith}
      notice={
        failure?.kind === 'user-mismatch' && (
          <Notice tone="danger">{connectedText.mismatch(identityProviderName(providerId))}</Notice>
        )
      }
    />
  )
}
