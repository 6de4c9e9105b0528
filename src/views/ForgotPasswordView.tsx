import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { passwordResetFlow } from '../actors/passwordResetFlow.ts'
import { onTheWay, paths } from '../paths.ts'
import { useQuery } from '../providers/useQuery.ts'
import { useFlow } from '../providers/useFlow.ts'
import { mailText } from '../text/mailText.ts'
import { passwordResetText } from '../text/passwordResetText.ts'
import { Button } from '../ui/Button.tsx'
import { EmailField } from '../ui/EmailField.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ResendButton } from '../ui/ResendButton.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'

export function ForgotPasswordView({ flow = passwordResetFlow }) {
  const actor = useFlow(flow)
  const search = useQuery()
  const snapshot = useSelector(actor, (current) => current)
  const { email, failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('sent')) {
    return (
      <>
        <PageHeading title={passwordResetText.sentTitle} lead={passwordResetText.sent(email)}>
          {passwordResetText.sentTitle}
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
        <p>
          <Link href={onTheWay(paths.signIn, search)}>{passwordResetText.back}</Link>
        </p>
      </>
    )
  }
  return (
    <>
      <PageHeading title={passwordResetText.title} lead={passwordResetText.lead}>
        {passwordResetText.heading}
      </PageHeading>
      <Form onSubmit={(valueOf) => actor.send({ type: 'mail.submit', email: valueOf('email') })}>
        <FailureNotice failure={failure} />
        <EmailField label={passwordResetText.email} failure={failure} />
        <SubmitButton
          label={passwordResetText.submit}
          busyLabel={passwordResetText.submitting}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      <p>
        <Link href={onTheWay(paths.signIn, search)}>{passwordResetText.back}</Link>
      </p>
    </>
  )
}
