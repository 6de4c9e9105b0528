import { useCallback } from 'react'
import { hasProvider } from '../../domain/hasProvider.ts'
import type { User } from '../../domain/user.ts'
import { identityText } from '../../text/identityText.ts'
import type { IdentityStep } from './identityStep.ts'
import { LinkRequest } from './LinkRequest.tsx'
import { PasswordConfirmation } from './PasswordConfirmation.tsx'
import { PhoneConfirmation } from './PhoneConfirmation.tsx'
import { ProviderConfirmation } from './ProviderConfirmation.tsx'

const waysOfTheirOwn = ['password', 'phone']

/** Every way in that the account has, as a way to show that it is the same person. */
export function ConfirmationMethods({ user, snapshot, actor }: IdentityStep & { user: User }) {
  const hasPassword = hasProvider(user, 'password')
  const providerIds = user.providerData
    .map(({ providerId }) => providerId)
    .filter((id) => !waysOfTheirOwn.includes(id))
  const prove = useCallback(() => actor.send({ type: 'identity.proved' }), [actor])
  const challenge = useCallback(() => actor.send({ type: 'identity.challenged' }), [actor])
  if (user.email === null && user.providerData.length === 0) return <p>{identityText.noWay}</p>
  return (
    <>
      {hasPassword && (
        <PasswordConfirmation email={user.email ?? ''} snapshot={snapshot} actor={actor} />
      )}
      {providerIds.length > 0 && (
        <ProviderConfirmation
          providerIds={providerIds}
          onConfirmed={prove}
          onChallenged={challenge}
        />
      )}
      {user.email !== null && (
        <LinkRequest
          email={user.email}
          isOnlyWay={!hasPassword && providerIds.length === 0}
          snapshot={snapshot}
          actor={actor}
        />
      )}
      <PhoneConfirmation onConfirmed={prove} />
    </>
  )
}
