import { identityProviderReauthenticationLogic } from '../../../firebase/signIn/identityProviders/identityProvider.ts'
import { useIdentityProvider } from '../../../hooks/useIdentityProvider.ts'
import { connectedText } from '../../../text/security/connectedText.ts'
import { identityProviderName } from '../../../text/shared/identityProviderName.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { IdentityProviderButtons } from '../../signIn/methods/IdentityProviderButtons.tsx'

const secondFactorRequired = 'multi-factor-auth-required'

type IdentityProviderConfirmationProps = {
  /** The providers that are connected to the account. */
  providerIds: readonly string[]
  onConfirmed: () => void
  /** Called if the account also requires its second factor. */
  onChallenged: () => void
}

/** Confirms the person's identity with a provider. */
export function IdentityProviderConfirmation({
  providerIds,
  onConfirmed,
  onChallenged,
}: IdentityProviderConfirmationProps) {
  const { actor, snapshot } = useIdentityProvider(identityProviderReauthenticationLogic, {
    onDone: onConfirmed,
    onFailure: ({ kind }) => {
      if (kind === secondFactorRequired) onChallenged()
    },
  })
  const { providerId, failure } = snapshot.context
  if (failure?.kind === secondFactorRequired) return null
  return (
    <IdentityProviderButtons
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
