import { Button } from './Button.tsx'
import { useTimeLeft } from '../time/useTimeLeft.ts'

type ResendButtonProps = {
  label: string
  /** The label while waiting, with the time left. */
  resendWaitLabel: (left: string) => string
  /** When it can be sent again, in milliseconds since 1970; `null` if it can be now. */
  resendAt: number | null
  onResend: () => void
}

/** Resends an email or a code, after a countdown. */
export function ResendButton({ label, resendWaitLabel, resendAt, onResend }: ResendButtonProps) {
  const left = useTimeLeft(resendAt)
  return (
    <Button isDisabled={left !== null} onClick={onResend}>
      {left === null ? label : resendWaitLabel(left)}
    </Button>
  )
}
