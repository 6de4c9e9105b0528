import { contactOrNameOf, type User } from '../../domain/session/user.ts'
import { paths } from '../../paths.ts'
import { useSignOut } from '../../providers/SignOutProvider.tsx'
import { sentBackText } from '../../text/session/sentBackText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { appText } from '../../text/shared/appText.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'

/** Ends the redirects between the door and an app that takes a signed-in person for a signed-out one. */
export function SentBackView({ user }: { user: User }) {
  const { signOut, isSigningOut } = useSignOut()
  return (
    <>
      <PageHeading title={sentBackText.title} lead={sentBackText.lead(contactOrNameOf(user))} />
      {(__LOCAL__ || import.meta.env.DEV) && (
        <Notice tone="calm">
          <p>{sentBackText.inDevelopment(location.pathname)}</p>
        </Notice>
      )}
      <p>
        <Button variant="primary" isBusy={isSigningOut} onClick={signOut}>
          {isSigningOut ? appText.signingOut : appText.signOut}
        </Button>{' '}
        <ButtonLink href={paths.account}>{actionText.toAccount}</ButtonLink>
      </p>
    </>
  )
}
