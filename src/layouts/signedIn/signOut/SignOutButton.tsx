import { useAuthActor, useAuthSelector } from '../../../providers/AuthProvider.tsx'
import { appText } from '../../../text/shared/appText.ts'
import { Button } from '../../../ui/button/Button.tsx'

/** Signs out at once, on a page where nothing can be typed. */
export function SignOutButton() {
  const auth = useAuthActor()
  const isSigningOut = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  return (
    <Button isBusy={isSigningOut} onClick={() => auth.send({ type: 'signOut' })}>
      {isSigningOut ? appText.signingOut : appText.signOut}
    </Button>
  )
}
