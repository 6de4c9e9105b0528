import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { phoneLinkFlow } from '../../actors/phoneFlows.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { ConfirmIdentityDialog } from '../identity/ConfirmIdentityDialog.tsx'
import { PhoneSteps } from '../phone/PhoneSteps.tsx'

type PhoneEditorProps = {
  /** What is done with the number once it is proved. */
  flow: typeof phoneLinkFlow
  /** The same as a phrase, should a confirmed identity be needed for it. */
  pendingAction: string
  onDone: () => void
  suggestedName?: string
}

/** Proves a phone number for the account, and who it is where the provider wants to know. */
export function PhoneEditor({ flow, pendingAction, onDone, suggestedName }: PhoneEditorProps) {
  const actor = useFlow(flow)
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
