import type { ReactNode } from 'react'
import { signInLinkEmailLogic } from '../../../firebase/signIn/linkSignIn.ts'
import { linkSignInText } from '../../../text/signIn/signInMethodsText.ts'
import { EmailRequest } from '../EmailRequest.tsx'

type AskForLinkProps = {
  heading: string
  lead: string
  /** Shown at the end of the email field. */
  besideEmail?: ReactNode
}

/** A form that sends a sign-in link, and what to do until it arrives. */
export function AskForLink({ heading, lead, besideEmail }: AskForLinkProps) {
  const { submit, submitting, sentHeading, sent } = linkSignInText
  const text = { heading, lead, submit, submitting, sentHeading, sent }
  return <EmailRequest logic={signInLinkEmailLogic} {...text} besideEmail={besideEmail} />
}
