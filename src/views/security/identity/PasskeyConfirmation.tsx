import { useSelector } from '@xstate/react'
import { passkeysLogic } from '../../../firebase/security/passkeys.ts'
import { passkeyReauthenticationLogic } from '../../../firebase/signIn/passkeyRequest.ts'
import { supportsPasskeys } from '../../../firebase/signIn/webauthn.ts'
import { requestOf } from '../../../hooks/formRequest.ts'
import { useInspectedActor, useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { identityText } from '../../../text/security/identityText.ts'
import { passkeyRequestText } from '../../../text/security/passkeyText.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'

type PasskeyConfirmationProps = {
  onConfirmed: () => void
  /** Whether the account has no other method. Then the page shows why no passkey can be used. */
  isOnlyMethod?: boolean
}

/** Confirms the person's identity with one of their passkeys. */
export function PasskeyConfirmation({
  onConfirmed,
  isOnlyMethod = false,
}: PasskeyConfirmationProps) {
  const list = useInspectedActor(passkeysLogic)
  const { value: passkeys, failure } = useSelector(list, ({ context }) => context)
  const [snapshot, actor] = useInspectedMachine(passkeyReauthenticationLogic, {
    onDone: onConfirmed,
  })
  if (!passkeys?.length || !supportsPasskeys()) {
    if (!isOnlyMethod) return null
    if (passkeys) return <p>{identityText.noWay}</p>
    return (
      <Form onSubmit={() => list.send({ type: 'watch.retry' })}>
        <FailureNotice failure={failure} />
      </Form>
    )
  }
  return (
    <RequestForm
      request={requestOf(snapshot)}
      submitLabel={passkeyRequestText.confirm}
      busyLabel={passkeyRequestText.waiting}
      variant={isOnlyMethod ? 'primary' : 'plain'}
      onSubmit={() => actor.send({ type: 'passkey.request' })}
    >
      <output>
        {snapshot.hasTag('dismissed') && (
          <Notice tone="calm">{passkeyRequestText.dismissed}</Notice>
        )}
        {snapshot.hasTag('unknown') && (
          <Notice tone="danger">{passkeyRequestText.unknownHere}</Notice>
        )}
      </output>
    </RequestForm>
  )
}
