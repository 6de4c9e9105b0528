import { phoneEnrollmentLogic } from '../../firebase/security/phoneEnrollment.ts'
import { phoneLinkLogic } from '../../firebase/signIn/phone.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { ConfirmIdentity } from '../security/identity/ConfirmIdentity.tsx'
import { PhoneSteps } from '../signIn/phone/PhoneSteps.tsx'

/** The purpose of a verified number. */
type Purpose = 'signIn' | 'secondFactor'

function logicFor(purpose: Purpose) {
  if (!__FEATURES__.sms) return phoneLinkLogic
  return !__FEATURES__.phone || purpose === 'secondFactor' ? phoneEnrollmentLogic : phoneLinkLogic
}

type PhoneEditorProps = {
  purpose: Purpose
  /** Why the identity must be confirmed, as a sentence. */
  confirmReason: string
  onDone: () => void
  suggestedName?: string
}

/**
 * Verifies a phone number for the account, and confirms the person's identity if Firebase requires it.
 */
export function PhoneEditor({ purpose, confirmReason, onDone, suggestedName }: PhoneEditorProps) {
  const [snapshot, actor] = useInspectedMachine(logicFor(purpose), { onDone })
  return (
    <>
      <PhoneSteps
        snapshot={snapshot}
        send={(event) => actor.send(event)}
        {...(suggestedName && { suggestedName })}
      />
      <ConfirmIdentity actor={actor} reason={confirmReason} />
    </>
  )
}
