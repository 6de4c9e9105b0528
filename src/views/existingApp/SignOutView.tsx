import { useEffect, useEffectEvent } from 'react'
import { Redirect } from 'wouter'
import { contactOrNameOf, type User } from '../../domain/session/user.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useSignOut } from '../../providers/SignOutProvider.tsx'
import { destinationIn } from '../../returnPath.ts'
import { signOutText } from '../../text/session/signOutText.ts'
import { appText } from '../../text/shared/appText.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'

/** Signs out people who come from the app, and returns to it. Asks people who come from elsewhere. */
export function SignOutView() {
  const { user } = useAuth()
  return user ? <SignOut user={user} /> : <Redirect to={destinationIn(location.search)} replace />
}

function SignOut({ user }: { user: User }) {
  const { signOut, isSigningOut } = useSignOut()
  const signOutIfAsked = useEffectEvent(() => isFromApp() && signOut())
  useEffect(() => void signOutIfAsked(), [])
  return (
    <>
      <PageHeading title={appText.signOut} lead={signOutText.signedInAs(contactOrNameOf(user))} />
      <Button variant="primary" isBusy={isSigningOut} onClick={signOut}>
        {isSigningOut ? appText.signingOut : appText.signOut}
      </Button>
      <ButtonLink href={destinationIn(location.search)}>{signOutText.stay}</ButtonLink>
    </>
  )
}

/** Another site may link here, too, and a browser may open the page before anyone follows the link. */
function isFromApp(): boolean {
  const { prerendering = false } = document as { prerendering?: boolean }
  return !prerendering && document.referrer.startsWith(`${location.origin}/`)
}
