import { useSigningOut, useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { signOutText } from '../../../text/session/signOutText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

/** Shows why a person who wanted to sign out is still signed in. */
export function UnsavedUnknownDialog() {
  const actor = useSignOutActor()
  const { leave } = useSigningOut()
  const stay = () => actor.send({ type: 'signOut.stay' })
  return (
    <Dialog heading={signOutText.uncertainHeading} onClose={stay}>
      <p>{signOutText.uncertain}</p>
      <Button look="primary" onClick={leave}>
        {signOutText.tryAgain}
      </Button>
      <Button onClick={stay}>{signOutText.stay}</Button>
    </Dialog>
  )
}
