import { useEffect } from 'react'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { useAuth, useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { destinationIn, pathWithReturnFrom } from '../../returnPath.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { anyLinkText } from '../../text/signIn/emailActionText.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'

/** The next step after a link's action is done. */
export function ContinueLink() {
  const actor = useAuthActor()
  const { loggedIn: isSignedIn } = useAuth()
  const endReason = useAuthSelector(({ context }) => context.endReason)
  const search = useRawSearch()
  // This page has already shown why the session ended, however the person goes on.
  useEffect(() => {
    if (endReason) actor.send({ type: 'sessionEnd.dismiss' })
  }, [actor, endReason])
  return (
    <ButtonLink
      variant="primary"
      href={isSignedIn ? destinationIn(search) : pathWithReturnFrom(paths.signIn, search)}
    >
      {isSignedIn ? actionText.continue : anyLinkText.signIn}
    </ButtonLink>
  )
}
