import { destinationIn, paths, withReturnFrom } from '../../paths.ts'
import { useAuth, useAuthActor } from '../../providers/AuthProvider.tsx'
import { useQuery } from '../../hooks/useQuery.ts'
import { anyLinkText } from '../../text/signIn/emailActionText.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'

/** The next step after a link's action is done. */
export function ContinueAction() {
  const actor = useAuthActor()
  const { loggedIn } = useAuth()
  const search = useQuery()
  return (
    <ButtonLink
      look="primary"
      href={loggedIn ? destinationIn(search) : withReturnFrom(paths.signIn, search)}
      // This page has already shown why the session ended.
      onClick={() => actor.send({ type: 'attempt.dismiss' })}
    >
      {loggedIn ? anyLinkText.continue : anyLinkText.signIn}
    </ButtonLink>
  )
}
