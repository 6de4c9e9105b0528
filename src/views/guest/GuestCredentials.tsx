import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PasswordPolicy } from '../../domain/signUp/passwordPolicy.ts'
import type { guestUpgradeMachine } from '../../machines/guest/guestUpgradeMachine.ts'
import { guestUpgradeText } from '../../text/guest/guestText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { NewPasswordField } from '../../ui/password/NewPasswordField.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { PasswordField } from '../../ui/password/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { GuestDataSummary } from '../../ui/notice/GuestDataSummary.tsx'
import styles from './GuestUpgrade.module.css'

type GuestCredentialsProps = {
  snapshot: SnapshotFrom<typeof guestUpgradeMachine>
  policy: PasswordPolicy
  actor: ActorRefFrom<typeof guestUpgradeMachine>
}

/** The form for a new account, or for signing in if the email already has one. */
export function GuestCredentials({ snapshot, policy, actor }: GuestCredentialsProps) {
  const { failure, coolDownEndsAt } = snapshot.context
  const isTaken = snapshot.hasTag('emailTaken')
  return (
    <Form
      onSubmit={(valueOf) =>
        actor.send(
          isTaken
            ? {
                type: 'existing.signIn',
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
    >
      <FailureNotice failure={failure} />
      <EmailField label={guestUpgradeText.email} failure={failure} />
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
        <NewPasswordField label={guestUpgradeText.password} policy={policy} failure={failure} />
      )}
      <SubmitButton
        label={isTaken ? guestUpgradeText.signIn : guestUpgradeText.submit}
        busyLabel={isTaken ? guestUpgradeText.signingIn : guestUpgradeText.submitting}
        isBusy={snapshot.hasTag('busy')}
        coolDownEndsAt={coolDownEndsAt}
      />
      {isTaken && (
        <Button look="quiet" onClick={() => actor.send({ type: 'existing.decline' })}>
          {guestUpgradeText.stay}
        </Button>
      )}
    </Form>
  )
}
