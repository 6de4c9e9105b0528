import type { ReactNode } from 'react'
import type { signInLinkMailFlow } from '../../../actors/signIn/signInMethodFlows.ts'
import { linkSignInText } from '../../../text/signIn/signInMethodsText.ts'
import { EmailRequest } from '../EmailRequest.tsx'

type AskForLinkProps = {
  flow: typeof signInLinkMailFlow
  heading: string
  lead: string
  children?: ReactNode
}

/** A form that sends a sign-in link, and what to do until it arrives. */
export function AskForLink({ flow, heading, lead, children }: AskForLinkProps) {
  const { submit, submitting, sentHeading, sent } = linkSignInText
  const text = { heading, lead, submit, submitting, sentHeading, sent }
  return (
    <EmailRequest flow={flow} {...text}>
      {children}
    </EmailRequest>
  )
}
