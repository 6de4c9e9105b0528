import { useAuthActor, useAuthSelector } from '../../../providers/AuthProvider.tsx'
import { appText } from '../../../text/shared/appText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'

/** Signs out at once, on a page where nothing can be typed. */
export function SignOutButton() {
  const auth = useAuthActor()
  const isSigningOut = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  const failure = useAuthSelector((snapshot) => snapshot.context.failure)
  return (
    <Form onSubmit={() => auth.send({ type: 'signOut.submit' })}>
      <FailureNotice failure={failure} />
      <Button type="submit" isBusy={isSigningOut}>
        {isSigningOut ? appText.signingOut : appText.signOut}
      </Button>
    </Form>
  )
}
