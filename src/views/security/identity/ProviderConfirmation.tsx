import { providerReauthenticationLogic } from '../../../firebase/signIn/identityProviders/popups.ts'
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
  logic?: typeof providerReauthenticationLogic
}

/** Confirms the person's identity with a provider. */
export function ProviderConfirmation({
  providerIds,
  onConfirmed,
  onChallenged,
  logic = providerReauthenticationLogic,
}: ProviderConfirmationProps) {
  const { actor, snapshot } = useProviderSignIn(logic)
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
