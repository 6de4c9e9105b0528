import { Redirect } from 'wouter'
import { requestOf, type FormRequest } from '../../../hooks/formRequest.ts'
import { useRawSearch } from '../../../hooks/useRawSearch.ts'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import { destinationIn } from '../../../returnPath.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { emailLinkText, guestDataText } from '../../../text/signIn/signInMethodsText.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { ContinueLink } from '../ContinueLink.tsx'
import { EmailLinkForm } from '../EmailLinkForm.tsx'
import { LinkCheck, LinkRefused, useLinkCheck } from './LinkCheck.tsx'
import { SignInLinkForm } from './SignInLinkForm.tsx'

type OpenedSignInLinkProps = {
  /** The code from the email. Kept in the view, because machines must not store secrets. */
  code: string
}

export function OpenedSignInLink({ code }: OpenedSignInLinkProps) {
  const link = useLinkCheck('signIn', code)
  const { actor, snapshot } = link
  const { email, failure } = snapshot.context
  if (snapshot.matches('refused')) {
    if (failure?.kind === 'user-disabled') return <LinkRefused failure={failure} />
    return <EmailLinkForm heading={emailLinkText.refusedHeading} lead={emailLinkText.refused} />
  }
  if (snapshot.matches('used')) return <LinkUsed />
  if (snapshot.matches('confirmed')) return <LinkConfirmed />
  if (snapshot.hasTag('emailTaken')) {
    return (
      <EmailTaken
        email={email}
        request={requestOf(snapshot)}
        onSignIn={() => actor.send({ type: 'link.signIn', code, email, guest: 'askLater' })}
      />
    )
  }
  if (snapshot.hasTag('ready')) {
    return (
      <SignInLinkForm
        snapshot={snapshot}
        onSignIn={(choice) => actor.send({ type: 'link.signIn', code, ...choice })}
        onOtherEmail={() => actor.send({ type: 'email.change' })}
      />
    )
  }
  return <LinkCheck title={emailLinkText.title} link={link} />
}

/** The link was accepted. The session reports the user in a moment. */
function LinkUsed() {
  return (
    <>
      <PageHeading title={emailLinkText.title}>{emailLinkText.signingIn}</PageHeading>
      <ContinueWhenSignedIn />
    </>
  )
}

function LinkConfirmed() {
  return (
    <>
      <PageHeading title={emailLinkText.confirmedHeading} lead={emailLinkText.confirmed} />
      <ContinueLink />
    </>
  )
}

/** Continues to the return address once the session reports the user. */
function ContinueWhenSignedIn() {
  const { loggedIn: isSignedIn } = useAuth()
  return isSignedIn ? <Redirect to={destinationIn(location.search)} replace /> : null
}

type EmailTakenProps = { email: string; request: FormRequest; onSignIn: () => void }

/**
 * A guest can't take an email that already has an account. They can sign in to that account, or stay a guest.
 */
function EmailTaken({ email, request, onSignIn }: EmailTakenProps) {
  const search = useRawSearch()
  return (
    <>
      <PageHeading title={emailLinkText.takenHeading} lead={emailLinkText.taken(email)} />
      <p>{guestDataText.waits}</p>
      <RequestForm
        request={request}
        submitLabel={emailLinkText.signInInstead}
        busyLabel={emailLinkText.signingIn}
        onSubmit={onSignIn}
        otherButtons={<ButtonLink href={destinationIn(search)}>{actionText.stayGuest}</ButtonLink>}
      />
    </>
  )
}
