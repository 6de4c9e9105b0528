import { Button } from './Button.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

type ResendButtonProps = {
  label: string
  /** Said while it rests, with the time that is left. */
  resendWaitLabel: (left: string) => string
  /** Until when nobody may ask again, in milliseconds since 1970. */
  resendAt: number | null
  onResend: () => void
}

/** Sends a mail or a code once more, after a rest that it counts down. */
export function ResendButton({ label, resendWaitLabel, resendAt, onResend }: ResendButtonProps) {
  const left = useTimeLeft(resendAt)
  return (
    <Button waiting={left !== null} onClick={onResend}>
      {left === null ? label : resendWaitLabel(left)}
    </Button>
  )
}
