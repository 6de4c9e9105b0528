import { useSelector } from '@xstate/react'
import { phoneEnrollmentFlow, phoneLinkFlow } from '../../actors/signIn/phoneFlows.ts'
import { useFlow } from '../../hooks/useFlow.ts'
import { useWhen } from '../../hooks/useWhen.ts'
import { ConfirmIdentityDialog } from '../security/identity/ConfirmIdentityDialog.tsx'
import { PhoneSteps } from '../signIn/phone/PhoneSteps.tsx'

/** What a verified number is used for. */
type Purpose = 'signIn' | 'secondFactor'

function flowFor(purpose: Purpose) {
  if (!__METHODS__.sms) return phoneLinkFlow
  return !__METHODS__.phone || purpose === 'secondFactor' ? phoneEnrollmentFlow : phoneLinkFlow
}

type PhoneEditorProps = {
  purpose: Purpose
  /** The action as a phrase, for when the person must confirm their identity. */
  confirmReason: string
  onDone: () => void
  suggestedName?: string
}

/**
 * Verifies a phone number for the account, and confirms the person's identity if the provider requires it.
 */
export function PhoneEditor({ purpose, confirmReason, onDone, suggestedName }: PhoneEditorProps) {
  const actor = useFlow(flowFor(purpose))
  const snapshot = useSelector(actor, (current) => current)
  useWhen(snapshot.hasTag('done'), onDone)
  return (
    <>
      <PhoneSteps
        snapshot={snapshot}
        send={(event) => actor.send(event)}
        {...(suggestedName && { suggestedName })}
      />
      {snapshot.hasTag('confirming') && (
        <ConfirmIdentityDialog confirmReason={confirmReason} requester={actor} />
      )}
    </>
  )
}
