import { useEffect } from 'react'
import { destinationIn, paths, withReturnFrom } from '../paths.ts'
import { useAuth, useAuthActor, useAuthSelector } from '../providers/AuthProvider.tsx'
import { useQuery } from '../providers/useQuery.ts'
import { anyLinkText } from '../text/emailActionText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** Where to go once a link has done its work. */
export function ContinueAction() {
  const actor = useAuthActor()
  const { loggedIn } = useAuth()
  const search = useQuery()
  const wasPutOut = useAuthSelector(({ context }) => context.ending !== null)
  // The page has said already why the session ended, so nobody has to read it again.
  useEffect(() => {
    if (wasPutOut) actor.send({ type: 'attempt.dismiss' })
  }, [wasPutOut, actor])
  return (
    <ButtonLink
      look="primary"
      href={loggedIn ? destinationIn(search) : withReturnFrom(paths.signIn, search)}
    >
      {loggedIn ? anyLinkText.goOn : anyLinkText.signIn}
    </ButtonLink>
  )
}
