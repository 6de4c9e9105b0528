import type { SnapshotFrom } from 'xstate'
import type { EmailedChange, EmailedChangeMode } from '../../../domain/signIn/emailAction.ts'
import { passwordResetLogic } from '../../../firebase/signIn/passwordReset.ts'
import { requestOf } from '../../../hooks/formRequest.ts'
import type { emailActionMachine } from '../../../machines/signIn/emailActionMachine.ts'
import { paths } from '../../../paths.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { emailText } from '../../../text/shared/emailText.ts'
import { sentencesText } from '../../../text/shared/sentencesText.ts'
import {
  anyLinkText,
  secureAccountText,
  securePasswordText,
  type EmailedText,
} from '../../../text/signIn/emailActionText.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { ContinueLink } from '../ContinueLink.tsx'
import { SendEmailButton } from '../SendEmailButton.tsx'
import { EmailedChangeRefused } from './EmailedChangeRefused.tsx'
import { LinkCheck, OtherAccountNotice, useLinkCheck } from './LinkCheck.tsx'
import styles from './emailAction.module.css'

type EmailedChangeViewProps = {
  mode: EmailedChangeMode
  text: EmailedText
  /** The code from the email. Kept in the view, because machines must not store secrets. */
  code: string
}

/** Shows what a link will change, and does it only on a click, because email scanners open links, too. */
export function EmailedChangeView({ mode, text, code }: EmailedChangeViewProps) {
  const link = useLinkCheck(mode, code)
  const { actor, snapshot } = link
  const { change, failure } = snapshot.context
  if (snapshot.matches('refused'))
    return <EmailedChangeRefused mode={mode} text={text} failure={failure} />
  if (snapshot.matches('alreadyDone'))
    return <ChangeApplied mode={mode} text={text} change={null} />
  if (snapshot.matches('used')) return <ChangeApplied mode={mode} text={text} change={change} />
  if (snapshot.hasTag('ready') && change) {
    return (
      <ChangeOffer
        snapshot={snapshot}
        mode={mode}
        text={text}
        change={change}
        onApply={() => actor.send({ type: 'link.apply', code })}
      />
    )
  }
  return <LinkCheck title={text.title} link={link} />
}

type ChangeOfferProps = {
  snapshot: SnapshotFrom<typeof emailActionMachine>
  mode: EmailedChangeMode
  text: EmailedText
  change: EmailedChange
  onApply: () => void
}

function ChangeOffer({ snapshot, mode, text, change, onApply }: ChangeOfferProps) {
  const email = accountEmailOf(mode, change)
  return (
    <>
      <PageHeading title={text.title} lead={text.lead(change)}>
        {text.heading}
      </PageHeading>
      {email !== null && <OtherAccountNotice accountEmail={email} newEmail={change.email} />}
      <RequestForm
        request={requestOf(snapshot)}
        submitLabel={text.submit}
        busyLabel={text.submitting}
        onSubmit={onApply}
      />
    </>
  )
}

/** The account's current email; `null` if Firebase doesn't report it. */
function accountEmailOf(
  mode: EmailedChangeMode,
  { email, previousEmail }: EmailedChange,
): string | null {
  return mode === 'recoverEmail' ? previousEmail : (previousEmail ?? email)
}

type ChangeAppliedProps = {
  mode: EmailedChangeMode
  text: EmailedText
  /** `null` if the link's change had already been made. */
  change: EmailedChange | null
}

/** If someone else had access to the account, securing it is the next step. */
function ChangeApplied({ mode, text, change }: ChangeAppliedProps) {
  const { appliedHeading, applied } = text
  const heading = change ? appliedHeading : anyLinkText.alreadyVerifiedHeading
  const wasAttacked = mode === 'recoverEmail' || mode === 'revertSecondFactorAddition'
  return (
    <>
      <PageHeading title={heading} lead={change ? applied(change) : anyLinkText.alreadyVerified} />
      {change && wasAttacked ? <SecureAccount email={change.email} /> : <ContinueLink />}
    </>
  )
}

function SecureAccount({ email }: { email: string }) {
  return (
    <section aria-labelledby="secure-account" className={styles.section}>
      <h2 id="secure-account">{secureAccountText.heading}</h2>
      {__FEATURES__.password ? (
        <ol className={styles.steps}>
          <li>
            <ChangePassword email={email} />
          </li>
          <li>
            <ReviewMethods />
          </li>
        </ol>
      ) : (
        <ReviewMethods />
      )}
    </section>
  )
}

function ChangePassword({ email }: { email: string }) {
  return (
    <>
      <p>{securePasswordText.lead}</p>
      <SendEmailButton
        email={email}
        logic={passwordResetLogic}
        variant="primary"
        label={securePasswordText.send}
        busyLabel={actionText.sending}
        sent={sentencesText(securePasswordText.sent(email), emailText.spam)}
      />
    </>
  )
}

function ReviewMethods() {
  return (
    <>
      <p>{secureAccountText.signInMethods}</p>
      <ButtonLink href={paths.account}>{actionText.toAccount}</ButtonLink>
    </>
  )
}
