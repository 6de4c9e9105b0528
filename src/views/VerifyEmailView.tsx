import { verificationFlow, verificationMailFlow } from '../actors/verificationFlows.ts'
import { paths } from '../paths.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { verifyEmailText } from '../text/emailActionText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { AwaitVerification } from './verification/AwaitVerification.tsx'
import styles from './VerifyEmailView.module.css'
import { WayOn } from './WayOn.tsx'

type VerifyEmailViewProps = {
  flow?: typeof verificationFlow
  mailFlow?: typeof verificationMailFlow
}

/** Waits until the email of the person who is in is verified, here or anywhere, and leads on. */
export function VerifyEmailView(props: VerifyEmailViewProps) {
  return (
    <div className={styles.column}>
      <Verification {...props} />
    </div>
  )
}

function Verification({
  flow = verificationFlow,
  mailFlow = verificationMailFlow,
}: VerifyEmailViewProps) {
  const { user } = useAuth()
  if (!user) return null
  if (user.email === null) {
    return (
      <>
        <PageHeading title={verifyEmailText.title} lead={verifyEmailText.noEmail}>
          {verifyEmailText.noEmailHeading}
        </PageHeading>
        <ButtonLink href={paths.account}>{verifyEmailText.account}</ButtonLink>
      </>
    )
  }
  if (!user.emailVerified) {
    return <AwaitVerification email={user.email} flow={flow} mailFlow={mailFlow} />
  }
  return (
    <>
      <PageHeading
        title={verifyEmailText.verifiedHeading}
        lead={verifyEmailText.verified(user.email)}
      >
        {verifyEmailText.verifiedHeading}
      </PageHeading>
      <WayOn />
    </>
  )
}
