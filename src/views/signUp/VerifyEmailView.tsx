import { Link } from 'wouter'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { destinationIn } from '../../returnPath.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { verifyEmailText } from '../../text/signUp/verifyEmailText.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { ContinueLink } from '../signIn/ContinueLink.tsx'
import { EmailVerification } from './EmailVerification.tsx'
import styles from './signUp.module.css'

/** Waits until the signed-in person's email is verified, on any device, and then continues. */
export function VerifyEmailView() {
  return (
    <div className={styles.column}>
      <Verification />
    </div>
  )
}

function Verification() {
  const user = useUser()
  if (user.email === null) {
    return (
      <>
        <PageHeading title={verifyEmailText.title} lead={verifyEmailText.noEmail}>
          {verifyEmailText.noEmailHeading}
        </PageHeading>
        <ButtonLink href={paths.account}>{actionText.toAccount}</ButtonLink>
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
      />
      <ContinueLink />
    </>
  )
}

function AwaitVerification({ email }: { email: string }) {
  const search = useRawSearch()
  return (
    <>
      <PageHeading title={verifyEmailText.title} lead={verifyEmailText.lead(email)}>
        {verifyEmailText.heading}
      </PageHeading>
      <EmailVerification email={email} />
      <p>
        {verifyEmailText.wrongAddress} <Link href={paths.account}>{verifyEmailText.change}</Link>
      </p>
      <p>
        <Link href={destinationIn(search)}>{actionText.notNow}</Link>
      </p>
    </>
  )
}
