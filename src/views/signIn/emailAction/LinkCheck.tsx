import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../../../domain/failure.ts'
import { contactOrNameOf } from '../../../domain/session/user.ts'
import { isSameEmail } from '../../../domain/signIn/email.ts'
import type { EmailActionMode } from '../../../domain/signIn/emailAction.ts'
import { emailActionLogic } from '../../../firebase/signIn/emailAction.ts'
import { requestOf } from '../../../hooks/formRequest.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import type { emailActionMachine } from '../../../machines/signIn/emailActionMachine.ts'
import { paths } from '../../../paths.ts'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import { failureText, nextActionText } from '../../../text/shared/failureText.ts'
import { anyLinkText } from '../../../text/signIn/emailActionText.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'

type CheckedLink = {
  actor: ActorRefFrom<typeof emailActionMachine>
  snapshot: SnapshotFrom<typeof emailActionMachine>
  /** Checks it again. */
  check: () => void
}

/** Checks a link from an email. The code stays in the view, because machines must not store secrets. */
export function useLinkCheck(mode: EmailActionMode, code: string): CheckedLink {
  const [snapshot, actor] = useInspectedMachine(emailActionLogic, { input: { mode } })
  const check = () => actor.send({ type: 'link.check', code })
  useEffect(() => actor.send({ type: 'link.check', code }), [actor, code])
  return { actor, snapshot, check }
}

type LinkCheckProps = {
  /** The title of the browser tab. */
  title: string
  link: CheckedLink
}

/** The link is being checked, or couldn't be checked yet. */
export function LinkCheck({ title, link: { snapshot, check } }: LinkCheckProps) {
  if (!snapshot.hasTag('unchecked')) {
    return <PageHeading title={title}>{anyLinkText.checking}</PageHeading>
  }
  return (
    <>
      <PageHeading title={anyLinkText.uncheckedHeading} />
      <RequestForm
        request={requestOf(snapshot)}
        submitLabel={anyLinkText.check}
        busyLabel={anyLinkText.checking}
        onSubmit={check}
      />
    </>
  )
}

/** Shows why a link will never work. */
export function LinkRefused({ failure }: { failure: Failure | null }) {
  return (
    <>
      <PageHeading title={anyLinkText.refusedHeading} lead={refusalText(failure)} />
      {failure?.kind === 'user-disabled' ? (
        <p>{nextActionText.contactSupport}</p>
      ) : (
        <ButtonLink href={paths.forgotPassword}>{anyLinkText.newLink}</ButtonLink>
      )}
    </>
  )
}

/** The sentence for a link that will never work. */
export function refusalText(failure: Failure | null): string {
  if (failure === null) return anyLinkText.noCode
  return failure.kind === 'invalid-credential' ? anyLinkText.accountGone : failureText[failure.kind]
}

type OtherAccountNoticeProps = {
  /** The email of the account that the link is for. */
  accountEmail: string
  /** The email that the account may already have if the link changes it. */
  newEmail?: string
}

/** A notice that the link is for another account than the signed-in one. */
export function OtherAccountNotice({
  accountEmail,
  newEmail = accountEmail,
}: OtherAccountNoticeProps) {
  const { user } = useAuth()
  if (!user || [accountEmail, newEmail].some((email) => isSameEmail(email, user.email))) return null
  return <Notice tone="calm">{anyLinkText.otherPerson(contactOrNameOf(user), accountEmail)}</Notice>
}
