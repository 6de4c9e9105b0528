import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { newPasswordFlow } from '../actors/passwordFlows.ts'
import { passwordPolicyFlow } from '../actors/passwordPolicyFlow.ts'
import { useFlow } from '../providers/useFlow.ts'
import { newPasswordText } from '../text/emailActionText.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { LinkUnchecked } from './emailAction/LinkUnchecked.tsx'
import { LinkRefused, PasswordSaved } from './newPasswordEnds.tsx'

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
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
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
  if (snapshot.hasTag('saved')) return <PasswordSaved />
  if (snapshot.hasTag('refused')) return <LinkRefused failure={snapshot.context.failure} />
  if (snapshot.hasTag('checking')) {
    return <PageHeading title={newPasswordText.title}>{newPasswordText.checking}</PageHeading>
  }
  return (
    <LinkUnchecked
      failure={snapshot.context.failure}
      coolDownEndsAt={snapshot.context.coolDownEndsAt}
      onCheck={() => actor.send({ type: 'code.check', code })}
    />
  )
}
