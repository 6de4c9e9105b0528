import { useSelector } from '@xstate/react'
import type { signInLinkMailFlow } from '../../actors/signInLinkMailFlow.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { linkSignInText } from '../../text/linkSignInText.ts'
import { mailText } from '../../text/mailText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ResendButton } from '../../ui/ResendButton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'

type AskForLinkProps = { flow: typeof signInLinkMailFlow; heading: string; lead: string }

/** The form that sends a link to sign in with, and what to do until it comes. */
export function AskForLink({ flow, heading, lead }: AskForLinkProps) {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { email, failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('sent')) {
    return (
      <>
        <PageHeading title={linkSignInText.sentHeading} lead={linkSignInText.sent(email)}>
          {linkSignInText.sentHeading}
        </PageHeading>
        <p>{mailText.spam}</p>
        <ResendButton
          label={mailText.resend}
          restingLabel={mailText.resendIn}
          restEndsAt={coolDownEndsAt}
          onResend={() => actor.send({ type: 'mail.resend' })}
        />
        <Button look="quiet" onClick={() => actor.send({ type: 'mail.otherEmail' })}>
          {mailText.otherEmail}
        </Button>
      </>
    )
  }
  return (
    <>
      <PageHeading title={heading} lead={lead}>
        {heading}
      </PageHeading>
      <Form onSubmit={(valueOf) => actor.send({ type: 'mail.submit', email: valueOf('email') })}>
        <FailureNotice failure={failure} />
        <EmailField label={linkSignInText.email} failure={failure} />
        <SubmitButton
          label={linkSignInText.submit}
          busyLabel={linkSignInText.submitting}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
    </>
  )
}
