import { Link } from 'wouter'
import type { verificationFlow, verificationMailFlow } from '../../actors/verificationFlows.ts'
import { destinationIn, paths } from '../../paths.ts'
import { useQuery } from '../../providers/useQuery.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { verifyEmailText } from '../../text/emailActionText.ts'
import { mailText } from '../../text/mailText.ts'
import { MailInPlace } from '../../ui/MailInPlace.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

type AwaitVerificationProps = {
  email: string
  flow: typeof verificationFlow
  mailFlow: typeof verificationMailFlow
}

/** Looks by itself, for as long as it is shown, whether the email has been verified. */
export function AwaitVerification({ email, flow, mailFlow }: AwaitVerificationProps) {
  useFlow(flow)
  const search = useQuery()
  return (
    <>
      <PageHeading title={verifyEmailText.title} lead={verifyEmailText.lead(email)}>
        {verifyEmailText.heading}
      </PageHeading>
      <p>{mailText.spam}</p>
      <MailInPlace
        email={email}
        flow={mailFlow}
        label={verifyEmailText.send}
        busyLabel={verifyEmailText.sending}
        sent={verifyEmailText.sent(email)}
      />
      <p>
        {verifyEmailText.wrongAddress} <Link href={paths.account}>{verifyEmailText.change}</Link>
      </p>
      <p>
        <Link href={destinationIn(search)}>{verifyEmailText.later}</Link>
      </p>
    </>
  )
}
