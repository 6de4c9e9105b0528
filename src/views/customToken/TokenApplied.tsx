import { useLocation } from 'wouter'
import type { User } from '../../domain/user.ts'
import { destinationIn } from '../../paths.ts'
import { customTokenText } from '../../text/signInMethodsText.ts'
import { accountOf } from '../../text/personText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** Names the account that the token has opened, before anything is written into it. */
export function TokenApplied({ user }: { user: User }) {
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
