import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { emailActionFlow } from '../actors/mailedLinkFlows.ts'
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
  flow?: typeof emailActionFlow
  policyFlow?: typeof passwordPolicyFlow
}

export function NewPasswordView({
  code,
  flow = emailActionFlow,
  policyFlow = passwordPolicyFlow,
}: NewPasswordViewProps) {
  const actor = useFlow(flow, { mode: 'resetPassword' })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => actor.send({ type: 'link.check', code }), [actor, code])

  const { change, failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('ready') && change) {
    return (
      <NewPasswordForm
        snapshot={snapshot}
        email={change.email}
        policyFlow={policyFlow}
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
