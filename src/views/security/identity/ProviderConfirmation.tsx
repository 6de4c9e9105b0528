import { providerReauthenticationFlow } from '../../../actors/security/identityFlows.ts'
import { useProvider } from '../../../hooks/useProvider.ts'
import { useWhen } from '../../../hooks/useWhen.ts'
import { connectedText } from '../../../text/connectedText.ts'
import { nameOfProvider } from '../../../ui/page/nameOfProvider.ts'
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
  const { actor, snapshot } = useProvider(flow)
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
          <Notice tone="danger">{connectedText.mismatch(nameOfProvider(providerId))}</Notice>
        )
      }
    />
  )
}
