import { useTimeLeft } from '../../hooks/useTimeLeft.ts'
import { Button } from './Button.tsx'

type ResendButtonProps = {
  /** `resendIn` is the label while waiting, with the time left. */
  text: { resend: string; resendIn: (left: string) => string }
  /** When it can be sent again, in milliseconds since 1970; `null` if it can be now. */
  resendAt: number | null
  onResend: () => void
}

/** Resends an email or a code, after a countdown. */
export function ResendButton({ text, resendAt, onResend }: ResendButtonProps) {
  const left = useTimeLeft(resendAt)
  return (
    <Button isDisabled={left !== null} onClick={onResend}>
      {left === null ? text.resend : text.resendIn(left)}
    </Button>
  )
}
