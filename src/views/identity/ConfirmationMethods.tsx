import { useCallback, useRef, type SubmitEvent } from 'react'
import { hasProvider, connectedProviders, type User } from '../../domain/user.ts'
import { identityText } from '../../text/identityText.ts'
import { OrDivider } from '../../ui/OrDivider.tsx'
import styles from './IdentityDialog.module.css'
import type { IdentityStep } from './identityStep.ts'
import { LinkRequest } from './LinkRequest.tsx'
import { PasswordConfirmation } from './PasswordConfirmation.tsx'
import { PhoneConfirmation } from './PhoneConfirmation.tsx'
import { ProviderConfirmation } from './ProviderConfirmation.tsx'
import type { Failure } from '../../domain/failure.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'

type ConfirmationMethodsProps = IdentityStep & {
  user: User
  /** Lets a provider confirm it. */
  providerFlow?: Parameters<typeof ProviderConfirmation>[0]['flow']
}

/** Every sign-in method of the account, as a way to confirm that it is the same person. */
export function ConfirmationMethods({
  user,
  providerFlow,
  snapshot,
  actor,
}: ConfirmationMethodsProps) {
  const tried = useRef<HTMLFormElement>(null)
  const hasPassword = hasProvider(user, 'password')
  const providerIds = connectedProviders(user)
  const prove = useCallback(() => actor.send({ type: 'identity.proved' }), [actor])
  const challenge = useCallback(() => actor.send({ type: 'identity.challenged' }), [actor])
  if (user.email === null && user.providerData.length === 0) return <p>{identityText.noWay}</p>
  const recordTried = ({ target }: SubmitEvent<HTMLElement>) => {
    tried.current = target instanceof HTMLFormElement ? target : null
  }
  return (
    <>
      <div className={styles.ways} onSubmit={recordTried}>
        <ConfirmationFailure
          failure={snapshot.context.failure}
          onRetry={() => tried.current?.requestSubmit()}
        />
        {hasPassword && (
          <>
            <PasswordConfirmation email={user.email ?? ''} snapshot={snapshot} actor={actor} />
            <OrDivider word={identityText.or} />
          </>
        )}
        {providerIds.length > 0 && (
          <ProviderConfirmation
            providerIds={providerIds}
            onConfirmed={prove}
            onChallenged={challenge}
            {...(providerFlow && { flow: providerFlow })}
          />
        )}
        {user.email !== null && (
          <LinkRequest
            email={user.email}
            beside={hasPassword ? 'password' : providerIds.length > 0 ? 'providers' : 'nothing'}
            snapshot={snapshot}
            actor={actor}
          />
        )}
      </div>
      <PhoneConfirmation onConfirmed={prove} />
    </>
  )
}

type ConfirmationFailureProps = { failure: Failure | null; onRetry: () => void }

/** Why it was not confirmed. A wrong password leads nowhere else: other ways stand below it. */
function ConfirmationFailure({ failure, onRetry }: ConfirmationFailureProps) {
  const isWrong = failure?.kind === 'invalid-credential'
  return (
    <>
      <FailureNotice failure={isWrong ? null : failure} offers={{ retry: onRetry }} />
      <div role="alert">
        {isWrong && <Notice tone="danger">{identityText.wrongPassword}</Notice>}
      </div>
    </>
  )
}
