import { useAuth } from '../../providers/AuthProvider.tsx'
import { useSigningOut } from '../../providers/SignOutProvider.tsx'
import { appText } from '../../text/signInText.ts'
import { AccountLink } from '../../ui/AccountLink.tsx'
import { Button } from '../../ui/Button.tsx'

/** In the bar of people who are in: the way out, and the way to their account. */
export function AccountTools() {
  const { user } = useAuth()
  const { leave, isSigningOut } = useSigningOut()
  return (
    <>
      <Button look="quiet" busy={isSigningOut} onClick={leave}>
        {isSigningOut ? appText.signingOut : appText.signOut}
      </Button>
      {user && <AccountLink user={user} />}
    </>
  )
}
