import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { customTokenFlow } from '../actors/customTokenFlow.ts'
import { claimsIn } from '../domain/tokenLink.ts'
import type { User } from '../domain/user.ts'
import { destinationIn, paths } from '../paths.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { useFlow } from '../providers/useFlow.ts'
import { accountOf } from '../text/personText.ts'
import { customTokenText } from '../text/signInMethodsText.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useFocusAfter } from '../ui/useFocusAfter.ts'

/** Where another system of the product sends people whom it has made a token for. */
export function CustomTokenView({ flow = customTokenFlow }) {
  const token = useTokenLink()
  return token ? (
    <TokenSignIn key={token} token={token} flow={flow} />
  ) : (
    <TokenRefused reason={customTokenText.missing} />
  )
}

type TokenSignInProps = {
  /** The view holds it, so that no machine has to. */
  token: string
  flow: typeof customTokenFlow
}

/** Says whose account a token opens, as far as anybody knows, and opens it on a click. */
function TokenSignIn({ token, flow }: TokenSignInProps) {
  const { user } = useAuth()
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { failure, coolDownEndsAt, uid } = snapshot.context
  const isSignedIn = user !== null && user.uid === uid
  useFocusAfter(!isSignedIn, 'h1')
  if (snapshot.hasTag('refused')) return <TokenRefused reason={customTokenText.refused} />
  if (isSignedIn) return <TokenApplied user={user} />
  const claims = claimsIn(token)
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
      {isSwitch && <Notice tone="calm">{customTokenText.inAs(accountOf(user))}</Notice>}
      {user?.isAnonymous && <Notice tone="calm">{customTokenText.guestWaits}</Notice>}
      <Form onSubmit={() => actor.send({ type: 'token.apply', token })}>
        <FailureNotice failure={failure} />
        <SubmitButton
          label={isSwitch ? customTokenText.switchAccounts : customTokenText.submit}
          busyLabel={customTokenText.submitting}
          isBusy={snapshot.hasTag('busy') || snapshot.hasTag('applied')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      {isSwitch && <ButtonLink href={paths.home}>{customTokenText.stay}</ButtonLink>}
    </>
  )
}

/** Names the account that the token has opened, before anything is written into it. */
function TokenApplied({ user }: { user: User }) {
  const [, navigate] = useLocation()
  // The entry before holds the token, and must not be come back to.
  const goOn = () => navigate(destinationIn(location.search), { replace: true })
  return (
    <>
      <PageHeading title={customTokenText.title} lead={customTokenText.signedIn(accountOf(user))}>
        {customTokenText.signedInHeading}
      </PageHeading>
      <Button look="primary" onClick={goOn}>
        {customTokenText.goOn}
      </Button>
    </>
  )
}

/** The link will never work, and why. */
function TokenRefused({ reason }: { reason: string }) {
  return (
    <>
      <PageHeading title={customTokenText.refusedHeading} lead={reason}>
        {customTokenText.refusedHeading}
      </PageHeading>
      <ButtonLink href={paths.home}>{customTokenText.home}</ButtonLink>
    </>
  )
}

type TokenLink = { token: string | null }

/**
 * The token in the fragment of the address that led here, also of a second one that follows in the
 * same tab. It leaves the address bar as soon as the page is shown; the history entry keeps it, so
 * that a reload still works.
 */
function useTokenLink(): string | null {
  const [link, setLink] = useState(() => linkInAddress() ?? keptLink())
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

function keptLink(): TokenLink {
  const kept = (history.state ?? {}) as Partial<TokenLink>
  return { token: kept.token ?? null }
}
