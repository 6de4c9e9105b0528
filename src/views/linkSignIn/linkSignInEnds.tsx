import { linkSignInText } from '../../text/signInMethodsText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LeadOn } from '../LeadOn.tsx'
import { WayOn } from '../WayOn.tsx'

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
