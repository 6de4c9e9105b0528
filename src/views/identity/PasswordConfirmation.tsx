import { identityText } from '../../text/identityText.ts'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import type { IdentityStep } from './identityStep.ts'

/** The password of the account; its email stands in the form for password managers. */
export function PasswordConfirmation({ email, snapshot, actor }: IdentityStep & { email: string }) {
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
        busyLabel={identityText.confirming}
        isBusy={snapshot.hasTag('checking')}
        coolDownEndsAt={coolDownEndsAt}
      />
    </Form>
  )
}
