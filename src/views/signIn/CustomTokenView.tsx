import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../domain/session/user.ts'
import { accountLabelOf } from '../../domain/session/user.ts'
import { customTokenClaims } from '../../domain/signIn/customTokenClaims.ts'
import { customTokenLogic } from '../../firebase/signIn/customToken.ts'
import { requestOf } from '../../hooks/formRequest.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { destinationIn } from '../../returnPath.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { customTokenText, guestDataText } from '../../text/signIn/signInMethodsText.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'

/** The page for links with a custom token, which another system of the product creates. */
export function CustomTokenView() {
  const token = useTokenLink()
  return token ? (
    <TokenSignIn key={token} token={token} />
  ) : (
    <TokenRefused reason={customTokenText.missing} />
  )
}

type TokenSignInProps = {
  /** Kept in the view, because machines must not store secrets. */
  token: string
}

/** Names the account that the token claims to be for, and signs in only on a click. */
function TokenSignIn({ token }: TokenSignInProps) {
  const { user } = useAuth()
  const [snapshot, actor] = useInspectedMachine(customTokenLogic)
  const { uid } = snapshot.context
  const isSignedIn = user !== null && user.uid === uid
  useFocusAfterRemoval(!isSignedIn, 'h1')
  if (snapshot.matches('refused')) return <TokenRefused reason={customTokenText.refused} />
  if (isSignedIn) return <TokenApplied user={user} />
  const claims = customTokenClaims(token)
  const isSwitch = user !== null && !user.isAnonymous && user.uid !== claims?.uid
  const heading = isSwitch ? customTokenText.switchHeading : customTokenText.heading
  const account = claims && (claims.email ?? claims.uid)
  return (
    <>
      <PageHeading
        title={customTokenText.title}
        lead={account === null ? customTokenText.leadUnnamed : customTokenText.lead(account)}
      >
        {heading}
      </PageHeading>
      <p>{customTokenText.unproven}</p>
      {isSwitch && <Notice tone="calm">{customTokenText.inAs(accountLabelOf(user))}</Notice>}
      {user?.isAnonymous && <Notice tone="calm">{guestDataText.waits}</Notice>}
      <RequestForm
        request={requestOf(snapshot)}
        submitLabel={isSwitch ? customTokenText.switchAccounts : customTokenText.submit}
        busyLabel={customTokenText.submitting}
        onSubmit={() => actor.send({ type: 'token.apply', token })}
      />
      {isSwitch && <ButtonLink href={paths.home}>{customTokenText.stay}</ButtonLink>}
    </>
  )
}

/** Names the account that was opened, before the person adds anything to it. */
function TokenApplied({ user }: { user: User }) {
  const [, navigate] = useLocation()
  // Replaces the history entry, which holds the token.
  const proceed = () => navigate(destinationIn(location.search), { replace: true })
  return (
    <>
      <PageHeading
        title={customTokenText.title}
        lead={customTokenText.signedIn(accountLabelOf(user))}
      >
        {customTokenText.signedInHeading}
      </PageHeading>
      <Button variant="primary" onClick={proceed}>
        {actionText.continue}
      </Button>
    </>
  )
}

function TokenRefused({ reason }: { reason: string }) {
  return (
    <>
      <PageHeading title={customTokenText.refusedHeading} lead={reason} />
      <ButtonLink href={paths.home}>{actionText.goHome}</ButtonLink>
    </>
  )
}

type TokenLink = { token: string | null }

/**
 * The token from the URL fragment, including that of a second link opened in the same tab. It's removed from
 * the address bar at once, and kept in the history entry, so that a reload works.
 */
function useTokenLink(): string | null {
  const [link, setLink] = useState(() => linkInAddress() ?? storedLink())
  useEffect(() => {
    history.replaceState(link, '', location.pathname + location.search)
    const follow = () => setLink((last) => linkInAddress() ?? last)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [link])
  return link.token
}

function linkInAddress(): TokenLink | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  return token === null ? null : { token }
}

function storedLink(): TokenLink {
  const state = (history.state ?? {}) as Partial<TokenLink>
  return { token: state.token ?? null }
}
