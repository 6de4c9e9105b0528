import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { emailActionFlow } from '../../actors/mailedLinkFlows.ts'
import { passwordResetFlow } from '../../actors/passwordFlows.ts'
import { sentences } from '../../domain/format.ts'
import type { MailedChange, MailedMode } from '../../domain/mailedChange.ts'
import type { emailActionMachine } from '../../machines/emailActionMachine.ts'
import { paths } from '../../paths.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { anyLinkText, emailActionText, secureAccountText } from '../../text/emailActionText.ts'
import { mailText } from '../../text/mailText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { MailInPlace } from '../../ui/MailInPlace.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { ContinueAction } from '../ContinueAction.tsx'
import { ChangeRefused } from './ChangeRefused.tsx'
import { LinkUnchecked } from './LinkTrouble.tsx'
import styles from './MailedChangeView.module.css'
import { OtherPerson } from './OtherPerson.tsx'

type MailedChangeViewProps = {
  mode: MailedMode
  /** The code from the email. Kept in the view, because machines must not store secrets. */
  code: string
  flow?: typeof emailActionFlow
}

/** Shows what a link will change, and does it only on a click, because mail scanners open links, too. */
export function MailedChangeView({ mode, code, flow = emailActionFlow }: MailedChangeViewProps) {
  const actor = useFlow(flow, { mode })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => actor.send({ type: 'link.check', code }), [actor, code])

  const { change, failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('refused')) return <ChangeRefused mode={mode} failure={failure} />
  if (snapshot.hasTag('alreadyDone')) return <ChangeApplied mode={mode} change={null} />
  if (snapshot.hasTag('used')) return <ChangeApplied mode={mode} change={change} />
  if (snapshot.hasTag('ready') && change) {
    return (
      <ChangeOffer
        snapshot={snapshot}
        mode={mode}
        change={change}
        onApply={() => actor.send({ type: 'link.apply', code })}
      />
    )
  }
  if (snapshot.hasTag('unchecked')) {
    return (
      <LinkUnchecked
        failure={failure}
        coolDownEndsAt={coolDownEndsAt}
        onCheck={() => actor.send({ type: 'link.check', code })}
      />
    )
  }
  return <PageHeading title={emailActionText[mode].title}>{anyLinkText.checking}</PageHeading>
}

type ChangeOfferProps = {
  snapshot: SnapshotFrom<typeof emailActionMachine>
  mode: MailedMode
  change: MailedChange
  onApply: () => void
}

function ChangeOffer({ snapshot, mode, change, onApply }: ChangeOfferProps) {
  const { failure, coolDownEndsAt } = snapshot.context
  const words = emailActionText[mode]
  const owner = ownerOf(mode, change)
  return (
    <>
      <PageHeading title={words.title} lead={words.lead(change)}>
        {words.heading}
      </PageHeading>
      {owner !== null && <OtherPerson owner={owner} newEmail={change.email} />}
      <Form onSubmit={onApply}>
        <FailureNotice failure={failure} />
        <SubmitButton
          label={words.submit}
          busyLabel={words.submitting}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
    </>
  )
}

/** The account's current email; `null` if the provider doesn't tell. */
function ownerOf(mode: MailedMode, { email, previousEmail }: MailedChange): string | null {
  return mode === 'recoverEmail' ? previousEmail : (previousEmail ?? email)
}

type ChangeAppliedProps = {
  mode: MailedMode
  /** `null` if the link's change had already been made. */
  change: MailedChange | null
}

/** If somebody else had access to the account, securing it is the next step. */
function ChangeApplied({ mode, change }: ChangeAppliedProps) {
  const { appliedHeading, applied } = emailActionText[mode]
  const heading = change ? appliedHeading : anyLinkText.alreadyVerifiedHeading
  const wasAttacked = mode === 'recoverEmail' || mode === 'revertSecondFactorAddition'
  return (
    <>
      <PageHeading title={heading} lead={change ? applied(change) : anyLinkText.alreadyVerified}>
        {heading}
      </PageHeading>
      {change && wasAttacked ? <SecureAccount email={change.email} /> : <ContinueAction />}
    </>
  )
}

type SecureAccountProps = { email: string; mailFlow?: typeof passwordResetFlow }

function SecureAccount({ email, mailFlow = passwordResetFlow }: SecureAccountProps) {
  return (
    <section aria-labelledby="secure-account" className={styles.section}>
      <h2 id="secure-account">{secureAccountText.heading}</h2>
      <ol className={styles.steps}>
        <li>
          <p>{secureAccountText.password}</p>
          <MailInPlace
            email={email}
            flow={mailFlow}
            look="primary"
            label={secureAccountText.send}
            busyLabel={secureAccountText.sending}
            sent={sentences(secureAccountText.sent(email), mailText.spam)}
          />
        </li>
        <li>
          <p>{secureAccountText.signInMethods}</p>
          <ButtonLink href={paths.account}>{secureAccountText.account}</ButtonLink>
        </li>
      </ol>
    </section>
  )
}
