import { useSelector } from '@xstate/react'
import { useSigningOut, useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { signedInText } from '../../../text/session/signedInText.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'

/** Shows that signing out failed because its question couldn't be loaded. */
export function SignOutFailedNotice() {
  const hasFailed = useSelector(useSignOutActor(), (snapshot) => snapshot.hasTag('questionFailed'))
  const { leave } = useSigningOut()
  return (
    <Form onSubmit={leave}>
      <div role="alert">
        {hasFailed && (
          <Notice tone="danger">
            <span>{signedInText.signOutFailed}</span>
            <button type="submit">{signedInText.tryAgain}</button>
          </Notice>
        )}
      </div>
    </Form>
  )
}
