import type { SnapshotFrom } from 'xstate'
import type { passwordPolicyFlow } from '../actors/passwordPolicyFlow.ts'
import type { emailActionMachine } from '../machines/emailActionMachine.ts'
import { usePasswordPolicy } from '../providers/usePasswordPolicy.ts'
import { newPasswordText } from '../text/emailActionText.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { NewPasswordField } from '../ui/NewPasswordField.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { OtherPerson } from './emailAction/OtherPerson.tsx'

type NewPasswordFormProps = {
  snapshot: SnapshotFrom<typeof emailActionMachine>
  /** Whose password it is. */
  email: string
  policyFlow: typeof passwordPolicyFlow
  onSubmit: (password: string) => void
}

/** Shown once the code is known to be good. The email stands in it for password managers. */
export function NewPasswordForm({ snapshot, email, policyFlow, onSubmit }: NewPasswordFormProps) {
  const { failure, coolDownEndsAt } = snapshot.context
  const policy = usePasswordPolicy(policyFlow)
  return (
    <>
      <PageHeading title={newPasswordText.title} lead={newPasswordText.forAccount(email)}>
        {newPasswordText.heading}
      </PageHeading>
      <OtherPerson owner={email} />
      <Form onSubmit={(valueOf) => onSubmit(valueOf('new-password'))}>
        <FailureNotice failure={failure} />
        <input type="email" id="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label={newPasswordText.password} policy={policy} failure={failure} />
        <SubmitButton
          label={newPasswordText.submit}
          busyLabel={newPasswordText.submitting}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
    </>
  )
}
