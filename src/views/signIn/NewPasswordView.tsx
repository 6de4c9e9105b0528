import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { emailActionLogic } from '../../firebase/signIn/emailAction.ts'
import type { emailActionMachine } from '../../machines/signIn/emailActionMachine.ts'
import { paths } from '../../paths.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { usePasswordPolicy } from '../../hooks/usePasswordPolicy.ts'
import { newPasswordText } from '../../text/signIn/emailActionText.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { NewPasswordField } from '../../ui/password/NewPasswordField.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { LinkRefused, LinkUnchecked } from './emailAction/InvalidLink.tsx'
import { OtherAccountNotice } from './emailAction/OtherAccountNotice.tsx'

type NewPasswordViewProps = {
  /** The code from the email. Kept in the view, because machines must not store secrets. */
  code: string
}

export function NewPasswordView({ code }: NewPasswordViewProps) {
  const actor = useInspectedActor(emailActionLogic, { input: { mode: 'resetPassword' } })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => actor.send({ type: 'link.check', code }), [actor, code])

  const { change, failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('ready') && change) {
    return (
      <NewPasswordForm
        snapshot={snapshot}
        email={change.email}
        onSubmit={(password) => actor.send({ type: 'password.submit', code, password })}
      />
    )
  }
  if (snapshot.hasTag('used')) return <PasswordSaved />
  if (snapshot.hasTag('refused')) return <LinkRefused failure={failure} />
  if (snapshot.hasTag('checking')) {
    return <PageHeading title={newPasswordText.title}>{newPasswordText.checking}</PageHeading>
  }
  return (
    <LinkUnchecked
      failure={failure}
      coolDownEndsAt={coolDownEndsAt}
      onCheck={() => actor.send({ type: 'link.check', code })}
    />
  )
}

function PasswordSaved() {
  return (
    <>
      <PageHeading title={newPasswordText.savedHeading} lead={newPasswordText.saved}>
        {newPasswordText.savedHeading}
      </PageHeading>
      <ButtonLink href={paths.signIn} look="primary">
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
  const { failure, coolDownEndsAt } = snapshot.context
  const policy = usePasswordPolicy()
  return (
    <>
      <PageHeading title={newPasswordText.title} lead={newPasswordText.forAccount(email)}>
        {newPasswordText.heading}
      </PageHeading>
      <OtherAccountNotice owner={email} />
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
