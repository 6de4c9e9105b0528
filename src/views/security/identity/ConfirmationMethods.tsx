import { useRef, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../../../domain/failure.ts'
import {
  connectedProviders,
  dependsOnPasskey,
  hasMethod,
  type User,
} from '../../../domain/session/user.ts'
import type { reauthenticationMachine } from '../../../machines/security/reauthenticationMachine.ts'
import { paths } from '../../../paths.ts'
import { identityText, linkConfirmationText } from '../../../text/security/identityText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { OrDivider } from '../../../ui/page/OrDivider.tsx'
import { IdentityProviderConfirmation } from './IdentityProviderConfirmation.tsx'
import { PasskeyConfirmation } from './PasskeyConfirmation.tsx'
import { PhoneConfirmation } from './PhoneConfirmation.tsx'
import styles from './identity.module.css'

/** The props of each step of confirming an identity. */
export type IdentityStep = {
  snapshot: SnapshotFrom<typeof reauthenticationMachine>
  actor: ActorRefFrom<typeof reauthenticationMachine>
}

type ConfirmationMethodsProps = IdentityStep & {
  user: User
  needsPassword: boolean
}

/** Every sign-in method of the account, as a way to confirm the person's identity. */
export function ConfirmationMethods({
  user,
  needsPassword,
  snapshot,
  actor,
}: ConfirmationMethodsProps) {
  const tried = useRef<HTMLFormElement>(null)
  const offersPassword = isPasswordOffered(user)
  const providerIds = connectedProviders(user)
  const offersProviders = areProvidersOffered(user)
  const offersLink = __FEATURES__.emailLink && user.email !== null
  const confirm = () => actor.send({ type: 'identity.confirmed' })
  const challenge = () => actor.send({ type: 'identity.challenged' })
  if (user.email === null && dependsOnPasskey(user)) {
    return __FEATURES__.passkeys ? (
      <PasskeyConfirmation onConfirmed={confirm} isOnlyMethod />
    ) : (
      <p>{identityText.noWay}</p>
    )
  }
  const recordTried = ({ target }: SubmitEvent<HTMLElement>) => {
    tried.current = target instanceof HTMLFormElement ? target : null
  }
  const failure = (
    <ConfirmationFailure
      failure={snapshot.context.failure}
      onRetry={() => tried.current?.requestSubmit()}
    />
  )
  if (needsPassword && offersPassword) {
    return (
      <div className={styles.methods} onSubmit={recordTried}>
        {failure}
        <PasswordConfirmation email={user.email ?? ''} snapshot={snapshot} actor={actor} />
        <p>
          {identityText.passwordOnly}{' '}
          <Link href={`${paths.security}#password`}>{identityText.newPassword}</Link>
        </p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.methods} onSubmit={recordTried}>
        {failure}
        {offersPassword && (
          <>
            <PasswordConfirmation email={user.email ?? ''} snapshot={snapshot} actor={actor} />
            {(offersProviders || offersLink) && <OrDivider word={identityText.or} />}
          </>
        )}
        {offersProviders && (
          <IdentityProviderConfirmation
            providerIds={providerIds}
            onConfirmed={confirm}
            onChallenged={challenge}
          />
        )}
        {offersLink && user.email !== null && (
          <LinkRequest
            email={user.email}
            beside={offersPassword ? 'password' : providerIds.length > 0 ? 'providers' : 'nothing'}
            snapshot={snapshot}
            actor={actor}
          />
        )}
      </div>
      {__FEATURES__.phone && <PhoneConfirmation onConfirmed={confirm} />}
      {__FEATURES__.passkeys && <PasskeyConfirmation onConfirmed={confirm} />}
    </>
  )
}

/** Whether the account may have a method besides an emailed link. Its passkeys are known only to Firebase. */
export function mayHaveMethodBesidesLink(user: User): boolean {
  return (
    isPasswordOffered(user) ||
    areProvidersOffered(user) ||
    user.phoneNumber !== null ||
    __FEATURES__.passkeys
  )
}

function isPasswordOffered(user: User): boolean {
  return __FEATURES__.password && hasMethod(user, 'password')
}

function areProvidersOffered(user: User): boolean {
  return connectedProviders(user).length > 0
}

type ConfirmationFailureProps = { failure: Failure | null; onRetry: () => void }

/** Why confirming failed. A wrong password has no next action but another try. */
function ConfirmationFailure({ failure, onRetry }: ConfirmationFailureProps) {
  const isWrong = failure?.kind === 'invalid-credential'
  return (
    <>
      <FailureNotice
        failure={isWrong ? null : failure}
        actions={{ retry: onRetry }}
        fields={['password']}
      />
      <div role="alert">
        {isWrong && <Notice tone="danger">{identityText.wrongPassword}</Notice>}
      </div>
    </>
  )
}

/** Contains the account's email for password managers. */
function PasswordConfirmation({ email, snapshot, actor }: IdentityStep & { email: string }) {
  const { failure, coolDownEndsAt } = snapshot.context
  return (
    <Form
      onSubmit={(valueOf) =>
        actor.send({ type: 'password.submit', password: valueOf('current-password') })
      }
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={identityText.password} kind="current-password" failure={failure} />
      <SubmitButton
        label={identityText.confirm}
        busyLabel={actionText.checking}
        isBusy={snapshot.matches({ attempting: 'checkingPassword' })}
        coolDownEndsAt={coolDownEndsAt}
      />
    </Form>
  )
}

type LinkRequestProps = IdentityStep & {
  email: string
  /**
   * What else is offered. `password` is no proof that the account has one: Firebase reports email links as
   * `password`, too.
   */
  beside: 'nothing' | 'password' | 'providers'
}

/** Confirms with a link by email, which proves access to the account's mailbox. */
function LinkRequest({ email, beside, snapshot, actor }: LinkRequestProps) {
  const isOnlyMethod = beside === 'nothing'
  return (
    <Form onSubmit={() => actor.send({ type: 'link.request' })}>
      {isOnlyMethod && <p>{linkConfirmationText.to(email)}</p>}
      {beside === 'password' && <p>{linkConfirmationText.asWell(email)}</p>}
      <SubmitButton
        label={isOnlyMethod ? linkConfirmationText.sendOnly : linkConfirmationText.send}
        busyLabel={actionText.sending}
        isBusy={snapshot.matches({ attempting: 'sendingLink' })}
        coolDownEndsAt={snapshot.context.coolDownEndsAt}
        variant={isOnlyMethod ? 'primary' : 'plain'}
      />
    </Form>
  )
}
