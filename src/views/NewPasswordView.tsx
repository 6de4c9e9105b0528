import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { newPasswordFlow } from '../actors/newPasswordFlow.ts'
import { passwordPolicyFlow } from '../actors/passwordPolicyFlow.ts'
import { paths } from '../paths.ts'
import { newPasswordText } from '../text/newPasswordText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

type NewPasswordViewProps = {
  /** The code from the mail. The view holds it, so that no machine has to. */
  code: string
  flow?: typeof newPasswordFlow
  policyFlow?: typeof passwordPolicyFlow
}

export function NewPasswordView({
  code,
  flow = newPasswordFlow,
  policyFlow = passwordPolicyFlow,
}: NewPasswordViewProps) {
  const actor = useActorRef(flow)
  const snapshot = useSelector(actor, (current) => current)
  const check = () => actor.send({ type: 'code.check', code })
  useEffect(() => actor.send({ type: 'code.check', code }), [actor, code])

  if (snapshot.hasTag('form')) {
    return (
      <NewPasswordForm
        snapshot={snapshot}
        policyFlow={policyFlow}
        onSubmit={(password) => actor.send({ type: 'password.submit', code, password })}
      />
    )
  }
  if (snapshot.hasTag('saved')) {
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
  if (snapshot.hasTag('checking')) {
    return <PageHeading title={newPasswordText.title}>{newPasswordText.checking}</PageHeading>
  }
  const heading = snapshot.hasTag('refused')
    ? newPasswordText.refusedHeading
    : newPasswordText.uncheckedHeading
  return (
    <>
      <PageHeading title={heading}>{heading}</PageHeading>
      <Form onSubmit={check}>
        <FailureNotice failure={snapshot.context.failure} />
      </Form>
    </>
  )
}
