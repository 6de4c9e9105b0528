import { destinationIn, onTheWay, paths } from '../paths.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { useQuery } from '../providers/useQuery.ts'
import { anyLinkText } from '../text/emailActionText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** Where to go once a link has done its work. */
export function WayOn() {
  const { loggedIn } = useAuth()
  const search = useQuery()
  return (
    <ButtonLink
      look="primary"
      href={loggedIn ? destinationIn(search) : onTheWay(paths.signIn, search)}
    >
      {loggedIn ? anyLinkText.goOn : anyLinkText.signIn}
    </ButtonLink>
  )
}
