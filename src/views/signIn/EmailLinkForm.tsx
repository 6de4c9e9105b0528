import type { ReactNode } from 'react'
import { emailLinkRequestLogic } from '../../firebase/signIn/emailLinkSignIn.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { emailLinkText } from '../../text/signIn/signInMethodsText.ts'
import { firstVisitText, signInText } from '../../text/signIn/signInText.ts'
import { EmailRequest } from './EmailRequest.tsx'
import { LastEmail } from './methods/LastSignIn.tsx'

type EmailLinkFormProps = {
  /** The title of the browser tab while the form is shown. Defaults to the heading. */
  title?: string
  heading: string
  lead: string
  submit?: string
  /** Shown as long as the form is. */
  belowForm?: ReactNode
  /** Shown below the form, and below the message that the email was sent. */
  children?: ReactNode
}

/** Asks for an email address, and sends a sign-in link to it. */
export function EmailLinkForm(props: EmailLinkFormProps) {
  return (
    <EmailRequest
      logic={emailLinkRequestLogic}
      submit={emailLinkText.submit}
      submitting={emailLinkText.submitting}
      sentHeading={emailLinkText.sentHeading}
      sent={emailLinkText.sent}
      besideEmail={<LastEmail />}
      {...props}
    />
  )
}

/** The form of the sign-in page if passwords are off. */
export function EmailLinkSignIn({ belowForm }: { belowForm: ReactNode }) {
  return (
    <EmailLinkForm
      title={signInText.title}
      heading={firstVisitText.heading}
      lead={currentProduct().signInLead}
      submit={emailLinkText.label}
      belowForm={belowForm}
    />
  )
}
