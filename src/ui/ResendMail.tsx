import { mailText } from '../text/mailText.ts'
import { Button } from './Button.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

type ResendMailProps = {
  /** Until when nobody may ask again, in milliseconds since 1970. */
  restEndsAt: number | null
  onResend: () => void
}

/** Sends a mail once more, after a rest that it counts down. */
export function ResendMail({ restEndsAt, onResend }: ResendMailProps) {
  const left = useTimeLeft(restEndsAt)
  return (
    <Button waiting={left !== null} onClick={onResend}>
      {left === null ? mailText.resend : mailText.resendIn(left)}
    </Button>
  )
}
