import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { phoneEnrollmentFlow, phoneLinkFlow } from '../../actors/phoneFlows.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { ConfirmIdentityDialog } from '../identity/ConfirmIdentityDialog.tsx'
import { PhoneSteps } from '../phone/PhoneSteps.tsx'

const flows = { signIn: phoneLinkFlow, secondFactor: phoneEnrollmentFlow }

type PhoneEditorProps = {
  /** What the number is for, once it is proved. */
  purpose: keyof typeof flows
  /** The same as a phrase, should a confirmed identity be needed for it. */
  pendingAction: string
  onDone: () => void
  suggestedName?: string
}

/** Proves a phone number for the account, and who it is where the provider wants to know. */
export function PhoneEditor({ purpose, pendingAction, onDone, suggestedName }: PhoneEditorProps) {
  const actor = useFlow(flows[purpose])
  const snapshot = useSelector(actor, (current) => current)
  const isDone = snapshot.hasTag('done')
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return (
    <>
      <PhoneSteps
        snapshot={snapshot}
        send={(event) => actor.send(event)}
        {...(suggestedName && { suggestedName })}
      />
      {snapshot.hasTag('confirming') && (
        <ConfirmIdentityDialog
          pendingAction={pendingAction}
          onConfirmed={() => actor.send({ type: 'identity.confirmed' })}
          onCancel={() => actor.send({ type: 'identity.cancelled' })}
        />
      )}
    </>
  )
}
