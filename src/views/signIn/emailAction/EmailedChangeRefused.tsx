import type { Failure } from '../../../domain/failure.ts'
import { needsVerification } from '../../../domain/session/user.ts'
import type { EmailedChangeMode } from '../../../domain/signIn/emailAction.ts'
import { verificationEmailLogic } from '../../../firebase/signUp/emailVerification.ts'
import { paths } from '../../../paths.ts'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import { pathWithReturn } from '../../../returnPath.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { emailText } from '../../../text/shared/emailText.ts'
import { sentencesText } from '../../../text/shared/sentencesText.ts'
import { anyLinkText, type EmailedText } from '../../../text/signIn/emailActionText.ts'
import { verifyEmailText } from '../../../text/signUp/verifyEmailText.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { SendEmailButton } from '../SendEmailButton.tsx'
import { refusalText } from './LinkCheck.tsx'

type EmailedChangeRefusedProps = {
  mode: EmailedChangeMode
  text: EmailedText
  failure: Failure | null
}

const nextSteps = (): Record<EmailedChangeMode, { href: string; label: string }> => ({
  verifyEmail: { href: pathWithReturn(paths.signIn, paths.verifyEmail), label: anyLinkText.signIn },
  verifyAndChangeEmail: { href: paths.account, label: actionText.toAccount },
  recoverEmail: __FEATURES__.password
    ? { href: paths.forgotPassword, label: anyLinkText.resetPassword }
    : { href: paths.signIn, label: anyLinkText.signIn },
  revertSecondFactorAddition: { href: paths.account, label: actionText.toAccount },
})

/** Shows why a link will never work, and how to get what it was for. */
export function EmailedChangeRefused({ mode, text, failure }: EmailedChangeRefusedProps) {
  const { user } = useAuth()
  const email = mode === 'verifyEmail' && user && needsVerification(user) ? user.email : null
  const { href, label } = nextSteps()[mode]
  return (
    <>
      <PageHeading title={anyLinkText.refusedHeading} lead={refusalText(failure)} />
      {email === null ? (
        <>
          <p>{text.refused}</p>
          <ButtonLink href={href}>{label}</ButtonLink>
        </>
      ) : (
        <SendEmailButton
          email={email}
          logic={verificationEmailLogic}
          variant="primary"
          label={anyLinkText.sendNewEmail}
          busyLabel={actionText.sending}
          sent={sentencesText(verifyEmailText.sent(email), emailText.spam)}
        />
      )}
    </>
  )
}
