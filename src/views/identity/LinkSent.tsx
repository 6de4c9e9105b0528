import { useEffect, useRef } from 'react'
import { identityText } from '../../text/identityText.ts'
import { mailText } from '../../text/mailText.ts'
import { Button } from '../../ui/Button.tsx'
import { ResendButton } from '../../ui/ResendButton.tsx'
import type { IdentityStep } from './identityStep.ts'

/** The link is on its way; opened in another tab of this browser, it ends the wait here. */
export function LinkSent({ email, snapshot, actor }: IdentityStep & { email: string }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <>
      <p ref={sentence} tabIndex={-1}>
        {identityText.linkSent(email)}
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
