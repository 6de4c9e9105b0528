import { useEffect, useRef } from 'react'
import { emailChangeText } from '../../text/accountText.ts'
import { mailText } from '../../text/mailText.ts'
import { Button } from '../../ui/Button.tsx'
import { ResendButton } from '../../ui/ResendButton.tsx'
import styles from './AccountEditor.module.css'

type EmailChangeSentProps = {
  email: string
  resendAt: number | null
  onResend: () => void
  onOtherEmail: () => void
  onClose: () => void
}

/** The mail is on its way; takes the focus from the form that stood here. */
export function EmailChangeSent({
  email,
  resendAt,
  onResend,
  onOtherEmail,
  onClose,
}: EmailChangeSentProps) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <p ref={sentence} tabIndex={-1}>
        {emailChangeText.sent(email)}
      </p>
      <p className={styles.hint}>{mailText.spam}</p>
      <div className={styles.buttons}>
        <Button look="primary" onClick={onClose}>
          {emailChangeText.close}
        </Button>
        <ResendButton
          label={mailText.resend}
          resendWaitLabel={mailText.resendIn}
          resendAt={resendAt}
          onResend={onResend}
        />
        <Button look="quiet" onClick={onOtherEmail}>
          {mailText.otherEmail}
        </Button>
      </div>
    </div>
  )
}
