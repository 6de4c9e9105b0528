import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { guestDataLogic } from '../../firebase/guest/guestData.ts'
import { requestOf } from '../../hooks/formRequest.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import type { guestUpgradeMachine } from '../../machines/guest/guestUpgradeMachine.ts'
import { productText } from '../../product/currentProduct.ts'
import { guestUpgradeText } from '../../text/guest/guestText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { EmailField } from '../signIn/EmailField.tsx'
import { EmailForm } from '../signIn/EmailForm.tsx'
import { NewPasswordField } from '../signUp/password/NewPasswordField.tsx'
import styles from './GuestUpgrade.module.css'

type GuestCredentialsProps = {
  snapshot: SnapshotFrom<typeof guestUpgradeMachine>
  actor: ActorRefFrom<typeof guestUpgradeMachine>
}

/** The form for a new account, or for signing in if the email already has one. */
export function GuestCredentials({ snapshot, actor }: GuestCredentialsProps) {
  const { failure } = snapshot.context
  const isTaken = snapshot.hasTag('emailTaken')
  return (
    <EmailForm
      request={requestOf(snapshot)}
      submitLabel={isTaken ? guestUpgradeText.signIn : guestUpgradeText.submit}
      busyLabel={isTaken ? guestUpgradeText.signingIn : guestUpgradeText.submitting}
      onSubmit={(valueOf) =>
        actor.send(
          isTaken
            ? {
                type: 'existingAccount.signIn',
                email: valueOf('email'),
                password: valueOf('current-password'),
              }
            : {
                type: 'upgrade.submit',
                email: valueOf('email'),
                password: valueOf('new-password'),
              },
        )
      }
      otherButtons={
        isTaken && (
          <Button variant="quiet" onClick={() => actor.send({ type: 'existingAccount.decline' })}>
            {actionText.stayGuest}
          </Button>
        )
      }
      emailField={<EmailField label={guestUpgradeText.email} failure={failure} />}
      otherFields={
        <>
          <output className={styles.notice}>
            {isTaken && (
              <Notice tone="calm">
                <span>{guestUpgradeText.emailTaken}</span>
                <GuestDataSummary />
              </Notice>
            )}
          </output>
          {isTaken ? (
            <PasswordField
              label={guestUpgradeText.existingPassword}
              kind="current-password"
              failure={failure}
            />
          ) : (
            <NewPasswordField label={guestUpgradeText.password} failure={failure} />
          )}
        </>
      }
    />
  )
}

/** A guest's data that moves to an existing account. */
export function GuestDataSummary() {
  const [snapshot] = useInspectedMachine(guestDataLogic)
  const { value, failureCount } = snapshot.context
  const { counting, uncounted } = productText().move
  if (!value) return <p className={styles.summary}>{failureCount > 0 ? uncounted : counting}</p>
  const { stored, unsaved } = value
  return (
    <>
      <p className={styles.summary}>{productText().move.comesAlong(stored, unsaved)}</p>
      {unsaved > 0 && <p>{productText().move.unsaved(unsaved)}</p>}
    </>
  )
}
