import { useTimeLeft } from '../../hooks/useTimeLeft.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button } from './Button.tsx'

type ResendButtonProps = {
  /** `resendIn` is the label while waiting, with the time left. */
  text: { resend: string; resendIn: (left: string) => string }
  /** When it can be sent again, in milliseconds since 1970; `null` if it can be now. */
  resendAt: number | null
  isBusy?: boolean
  /** Without it, the button submits its form. */
  onResend?: () => void
}

/** Resends an email or a code, after a countdown. */
export function ResendButton({ text, resendAt, isBusy = false, onResend }: ResendButtonProps) {
  const left = useTimeLeft(resendAt)
  const label = left === null ? text.resend : text.resendIn(left)
  return (
    <Button
      type={onResend ? 'button' : 'submit'}
      isBusy={isBusy}
      isDisabled={left !== null}
      onClick={onResend}
    >
      {isBusy ? actionText.sending : label}
    </Button>
  )
}
