import { useAuth } from '../../providers/AuthProvider.tsx'
import { useLeaving } from '../../providers/LeavingProvider.tsx'
import { productText } from '../../text/signInText.ts'
import { AccountLink } from '../../ui/AccountLink.tsx'
import { Button } from '../../ui/Button.tsx'

/** In the bar of people who are in: the way out, and the way to their account. */
export function MemberTools() {
  const { user } = useAuth()
  const { leave, isLeaving } = useLeaving()
  return (
    <>
      <Button look="quiet" busy={isLeaving} onClick={leave}>
        {isLeaving ? productText.signingOut : productText.signOut}
      </Button>
      {user && <AccountLink user={user} />}
    </>
  )
}
