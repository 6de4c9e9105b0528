import { phoneReauthenticationLogic } from '../../../firebase/signIn/phone.ts'
import { requestOf } from '../../../hooks/formRequest.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { useUser } from '../../../providers/AuthProvider.tsx'
import { phoneConfirmationText } from '../../../text/security/identityText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { phoneText } from '../../../text/shared/phoneText.ts'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { CancelSendingButton, CodeStep } from '../../signIn/phone/PhoneSteps.tsx'

/**
 * Confirms the person's identity with a code to the account's own number. Renders nothing without a number.
 */
export function PhoneConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const [snapshot, actor] = useInspectedMachine(phoneReauthenticationLogic, { onDone: onConfirmed })
  const { phoneNumber } = useUser()
  if (phoneNumber === null) return null
  if (snapshot.hasTag('code')) {
    return <CodeStep snapshot={snapshot} actor={actor} isNumberFixed />
  }
  return (
    <RequestForm
      request={requestOf(snapshot)}
      submitLabel={phoneText.send}
      busyLabel={actionText.sending}
      onSubmit={() => actor.send({ type: 'number.submit', phoneNumber })}
      otherButtons={
        snapshot.matches('sending') && (
          <CancelSendingButton onCancel={() => actor.send({ type: 'sending.cancel' })} />
        )
      }
    >
      <p>{phoneConfirmationText.lead(phoneNumber)}</p>
    </RequestForm>
  )
}
