import { useSelector } from '@xstate/react'
import { useSigningOut, useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { signedInText } from '../../../text/session/signedInText.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'

/** Says that signing out failed because its question couldn't be loaded. */
export function SignOutFailedNotice() {
  const isUnasked = useSelector(useSignOutActor(), (snapshot) => snapshot.hasTag('unasked'))
  const { leave } = useSigningOut()
  return (
    <Form onSubmit={leave}>
      <div role="alert">
        {isUnasked && (
          <Notice tone="danger">
            <span>{signedInText.unasked}</span>
            <button type="submit">{signedInText.tryAgain}</button>
          </Notice>
        )}
      </div>
    </Form>
  )
}
