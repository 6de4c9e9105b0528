import { useSelector } from '@xstate/react'
import { phoneReauthenticationLogic } from '../../../firebase/signIn/phone.ts'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import { useInspectedActor } from '../../../hooks/useInspectedActor.ts'
import { phoneConfirmationText } from '../../../text/security/identityText.ts'
import { phoneText } from '../../../text/shared/phoneText.ts'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { CancelSending } from '../../signIn/phone/CancelSending.tsx'
import { CodeStep } from '../../signIn/phone/CodeStep.tsx'
import { isAtCode } from '../../signIn/phone/phoneStep.ts'

/**
 * Confirms the person's identity with a code to the account's own number. Renders nothing without a number.
 */
export function PhoneConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const actor = useInspectedActor(phoneReauthenticationLogic, { onDone: onConfirmed })
  const snapshot = useSelector(actor, (current) => current)
  const phoneNumber = useAuth().user?.phoneNumber
  if (!phoneNumber) return null
  if (isAtCode(snapshot)) {
    return <CodeStep snapshot={snapshot} send={(event) => actor.send(event)} isNumberFixed />
  }
  const { failure, coolDownEndsAt } = snapshot.context
  return (
    <Form onSubmit={() => actor.send({ type: 'number.submit', phoneNumber })}>
      <FailureNotice failure={failure} />
      <p>{phoneConfirmationText.lead(phoneNumber)}</p>
      <SubmitButton
        label={phoneText.send}
        busyLabel={phoneText.sending}
        isBusy={snapshot.hasTag('busy')}
        coolDownEndsAt={coolDownEndsAt}
      />
      {snapshot.hasTag('sending') && (
        <CancelSending onCancel={() => actor.send({ type: 'sending.cancel' })} />
      )}
    </Form>
  )
}
