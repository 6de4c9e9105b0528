import { useAuth, useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { productText } from '../../text/productText.ts'
import { AccountLink } from '../../ui/AccountLink.tsx'
import { Button } from '../../ui/Button.tsx'

/** In the bar of people who are in: the way out, and the way to their account. */
export function MemberTools() {
  const actor = useAuthActor()
  const { user } = useAuth()
  const isLeaving = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <Button look="quiet" busy={isLeaving} onClick={() => actor.send({ type: 'signOut' })}>
        {isLeaving ? productText.signingOut : productText.signOut}
      </Button>
      {user && <AccountLink user={user} />}
    </>
  )
}
