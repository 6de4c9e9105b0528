import { Link } from 'wouter'
import { verificationEmailLogic, verificationLogic } from '../../firebase/signUp/verification.ts'
import { destinationIn, paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { verifyEmailText } from '../../text/signUp/verifyEmailText.ts'
import { emailText } from '../../text/shared/emailText.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { SendEmailButton } from '../../ui/notice/SendEmailButton.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import styles from './signUp.module.css'
import { ContinueAction } from '../signIn/ContinueAction.tsx'

/** Waits until the signed-in person's email is verified, on any device, and then continues. */
export function VerifyEmailView() {
  return (
    <div className={styles.column}>
      <Verification />
    </div>
  )
}

function Verification() {
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
    return <AwaitVerification email={user.email} />
  }
  return (
    <>
      <PageHeading
        title={verifyEmailText.verifiedHeading}
        lead={verifyEmailText.verified(user.email)}
      >
        {verifyEmailText.verifiedHeading}
      </PageHeading>
      <ContinueAction />
    </>
  )
}

/** Checks for verification for as long as it's shown. */
function AwaitVerification({ email }: { email: string }) {
  useInspectedActor(verificationLogic)
  const search = useQuery()
  return (
    <>
      <PageHeading title={verifyEmailText.title} lead={verifyEmailText.lead(email)}>
        {verifyEmailText.heading}
      </PageHeading>
      <p>{emailText.spam}</p>
      <SendEmailButton
        email={email}
        logic={verificationEmailLogic}
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
