import { useSelector } from '@xstate/react'
import { useLeaving, useLeavingActor } from '../../providers/LeavingProvider.tsx'
import { memberText } from '../../text/notesText.ts'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Says to somebody who wanted to sign out that they could not be asked what they have to be. */
export function Unasked() {
  const isUnasked = useSelector(useLeavingActor(), (snapshot) => snapshot.hasTag('unasked'))
  const { leave } = useLeaving()
  return (
    <Form onSubmit={leave}>
      <div role="alert">
        {isUnasked && (
          <Notice tone="danger">
            <span>{memberText.unasked}</span>
            <button type="submit">{memberText.tryAgain}</button>
          </Notice>
        )}
      </div>
    </Form>
  )
}
