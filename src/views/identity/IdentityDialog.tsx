import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import { reauthenticationFlow } from '../../actors/identityFlows.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../providers/useFlow.ts'
import { identityText, linkConfirmationText } from '../../text/identityText.ts'
import { mailText } from '../../text/mailText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ResendButton } from '../../ui/ResendButton.tsx'
import { ConfirmationMethods } from './ConfirmationMethods.tsx'
import styles from './IdentityDialog.module.css'
import type { IdentityStep } from './identityStep.ts'
import { SecondFactorChallenge } from './SecondFactorChallenge.tsx'

export type IdentityDialogProps = {
  /** What waits for it, as a phrase: "change your password". */
  pendingAction: string
  onConfirmed: () => void
  onCancel: () => void
  flow?: typeof reauthenticationFlow
}

/** Asks the person to show once more who they are, by any way that the account has. */
export function IdentityDialog({
  pendingAction,
  onConfirmed,
  onCancel,
  flow = reauthenticationFlow,
}: IdentityDialogProps) {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { user } = useAuth()
  const isConfirmed = snapshot.hasTag('confirmed')
  useEffect(() => {
    if (isConfirmed) onConfirmed()
  }, [isConfirmed, onConfirmed])
  if (!user) return null
  return (
    <Dialog heading={identityText.heading} onClose={onCancel}>
      <p className={styles.lead}>{identityText.lead(pendingAction)}</p>
      {__METHODS__.emailLink && snapshot.hasTag('linkSent') ? (
        <LinkSent email={user.email ?? ''} snapshot={snapshot} actor={actor} />
      ) : __METHODS__.secondFactors && snapshot.hasTag('secondFactor') ? (
        <SecondFactorStep actor={actor} />
      ) : (
        <ConfirmationMethods user={user} snapshot={snapshot} actor={actor} />
      )}
      <Button look="quiet" onClick={onCancel}>
        {identityText.cancel}
      </Button>
    </Dialog>
  )
}

/** The first factor was right; the account asks for its second one. */
function SecondFactorStep({ actor }: Pick<IdentityStep, 'actor'>) {
  const prove = useCallback(() => actor.send({ type: 'identity.proved' }), [actor])
  const otherMethod = () => actor.send({ type: 'identity.otherMethod' })
  return (
    <>
      <p>{identityText.secondFactor}</p>
      <SecondFactorChallenge onDone={prove} onBack={otherMethod} />
      <Button onClick={otherMethod}>{identityText.otherMethod}</Button>
    </>
  )
}

/** The link is on its way; opened in another tab of this browser, it ends the wait here. */
function LinkSent({ email, snapshot, actor }: IdentityStep & { email: string }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <>
      <p ref={sentence} tabIndex={-1}>
        {linkConfirmationText.sent(email)}
      </p>
      <p>{mailText.spam}</p>
      <ResendButton
        label={mailText.resend}
        resendWaitLabel={mailText.resendIn}
        resendAt={snapshot.context.coolDownEndsAt}
        onResend={() => actor.send({ type: 'link.request' })}
      />
      <Button onClick={() => actor.send({ type: 'identity.otherMethod' })}>
        {identityText.otherMethod}
      </Button>
    </>
  )
}
