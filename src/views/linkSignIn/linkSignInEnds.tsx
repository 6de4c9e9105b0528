import { linkSignInText } from '../../text/signInMethodsText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { WayOn } from '../WayOn.tsx'
import { Redirect } from 'wouter'
import { destinationIn } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'

/** The link was followed; the session says in a moment who is in. */
export function LinkFollowed() {
  return (
    <>
      <PageHeading title={linkSignInText.title}>{linkSignInText.following}</PageHeading>
      <LeadOn />
    </>
  )
}

/** The person who is in has shown once more who they are. */
export function LinkConfirmed() {
  return (
    <>
      <PageHeading title={linkSignInText.confirmedHeading} lead={linkSignInText.confirmed}>
        {linkSignInText.confirmedHeading}
      </PageHeading>
      <WayOn />
    </>
  )
}

/** Leads to where the person wanted to go, as soon as the session says that they are in. */
function LeadOn() {
  const { loggedIn } = useAuth()
  return loggedIn ? <Redirect to={destinationIn(location.search)} replace /> : null
}
