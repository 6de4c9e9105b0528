import type { SnapshotFrom } from 'xstate'
import { requestOf } from '../../../hooks/formRequest.ts'
import type { emailActionMachine } from '../../../machines/signIn/emailActionMachine.ts'
import { paths } from '../../../paths.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { newPasswordText } from '../../../text/signIn/emailActionText.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { NewPasswordField } from '../../signUp/password/NewPasswordField.tsx'
import { LinkCheck, LinkRefused, OtherAccountNotice, useLinkCheck } from './LinkCheck.tsx'

type NewPasswordViewProps = {
  /** The code from the email. Kept in the view, because machines must not store secrets. */
  code: string
}

export function NewPasswordView({ code }: NewPasswordViewProps) {
  const link = useLinkCheck('resetPassword', code)
  const { actor, snapshot } = link
  const { change, failure } = snapshot.context
  if (snapshot.hasTag('ready') && change) {
    return (
      <NewPasswordForm
        snapshot={snapshot}
        email={change.email}
        onSubmit={(password) => actor.send({ type: 'password.submit', code, password })}
      />
    )
  }
  if (snapshot.matches('used')) return <PasswordSaved />
  if (snapshot.matches('refused')) return <LinkRefused failure={failure} />
  return <LinkCheck title={newPasswordText.title} link={link} />
}

function PasswordSaved() {
  return (
    <>
      <PageHeading title={newPasswordText.savedHeading} lead={newPasswordText.saved} />
      <ButtonLink href={paths.signIn} variant="primary">
        {newPasswordText.signIn}
      </ButtonLink>
    </>
  )
}

type NewPasswordFormProps = {
  snapshot: SnapshotFrom<typeof emailActionMachine>
  email: string
  onSubmit: (password: string) => void
}

/** Shown once the code is verified. Contains the email for password managers. */
function NewPasswordForm({ snapshot, email, onSubmit }: NewPasswordFormProps) {
  const { failure } = snapshot.context
  return (
    <>
      <PageHeading title={newPasswordText.title} lead={newPasswordText.forAccount(email)}>
        {newPasswordText.heading}
      </PageHeading>
      <OtherAccountNotice accountEmail={email} />
      <RequestForm
        request={requestOf(snapshot)}
        submitLabel={newPasswordText.submit}
        busyLabel={actionText.saving}
        onSubmit={(valueOf) => onSubmit(valueOf('new-password'))}
      >
        <input type="email" id="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label={newPasswordText.password} failure={failure} />
      </RequestForm>
    </>
  )
}
