import type { ReactNode } from 'react'
import { requestOf } from '../../hooks/formRequest.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import type { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { emailText } from '../../text/shared/emailText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ResendButton } from '../../ui/button/ResendButton.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { EmailField } from './EmailField.tsx'
import { EmailForm } from './EmailForm.tsx'

type EmailRequestProps = {
  logic: typeof emailRequestMachine
  /** The title of the browser tab while the form is shown. Defaults to the heading. */
  title?: string
  heading: string
  lead: string
  submit: string
  submitting: string
  sentHeading: string
  sent: (email: string) => string
  /** Shown at the end of the email field. */
  besideEmail?: ReactNode
  /** Shown as long as the form is. */
  belowForm?: ReactNode
  /** Shown below the form, and below the message that the email was sent. */
  children?: ReactNode
}

/** Asks for an email address, and shows what to do until the email arrives. */
export function EmailRequest({
  logic,
  heading,
  title = heading,
  besideEmail,
  belowForm,
  children,
  ...text
}: EmailRequestProps) {
  const [snapshot, actor] = useInspectedMachine(logic)
  const { email, failure, resendAt } = snapshot.context
  if (snapshot.matches('sent')) {
    return (
      <>
        <PageHeading title={text.sentHeading} lead={text.sent(email)} />
        <p>{emailText.spam}</p>
        <Form onSubmit={() => actor.send({ type: 'email.resend' })}>
          <FailureNotice failure={failure} fields={[]} />
          <ResendButton text={emailText} resendAt={resendAt} isBusy={snapshot.hasTag('busy')} />
        </Form>
        <Button variant="quiet" onClick={() => actor.send({ type: 'email.change' })}>
          {emailText.otherEmail}
        </Button>
        {children}
      </>
    )
  }
  return (
    <>
      <PageHeading title={title} lead={text.lead}>
        {heading}
      </PageHeading>
      <EmailForm
        request={requestOf(snapshot)}
        submitLabel={text.submit}
        busyLabel={text.submitting}
        onSubmit={(valueOf) => actor.send({ type: 'email.submit', email: valueOf('email') })}
        emailField={
          <EmailField label={emailText.email} failure={failure}>
            {besideEmail}
          </EmailField>
        }
      />
      {belowForm}
      {children}
    </>
  )
}
