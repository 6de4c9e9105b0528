import { useSelector } from '@xstate/react'
import type { customTokenFlow } from '../../actors/customTokenFlow.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../providers/useFlow.ts'
import { customTokenText } from '../../text/customTokenText.ts'
import { nameOf } from '../../text/personText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { LeadOn } from '../LeadOn.tsx'
import { TokenRefused } from './TokenRefused.tsx'

type TokenSignInProps = {
  /** The view holds it, so that no machine has to. */
  token: string
  flow: typeof customTokenFlow
}

/** Signs in with the token, but only on a click. */
export function TokenSignIn({ token, flow }: TokenSignInProps) {
  const { user } = useAuth()
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('refused')) return <TokenRefused reason={customTokenText.refused} />
  const isApplied = snapshot.hasTag('applied')
  return (
    <>
      <PageHeading title={customTokenText.title} lead={customTokenText.lead}>
        {customTokenText.heading}
      </PageHeading>
      {user && !isApplied && <Notice tone="calm">{customTokenText.inAs(nameOf(user))}</Notice>}
      <Form onSubmit={() => actor.send({ type: 'token.apply', token })}>
        <FailureNotice failure={failure} />
        <SubmitButton
          label={customTokenText.submit}
          busyLabel={customTokenText.submitting}
          isBusy={snapshot.hasTag('busy') || isApplied}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      {isApplied && <LeadOn />}
    </>
  )
}
