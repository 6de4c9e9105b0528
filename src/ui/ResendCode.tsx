import { codeFieldText } from '../text/codeFieldText.ts'
import { Button } from './Button.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

type ResendCodeProps = {
  /** Until when nobody may ask again, in milliseconds since 1970. */
  restEndsAt: number | null
  onResend: () => void
}

/** Sends a code once more, after a rest that it counts down. */
export function ResendCode({ restEndsAt, onResend }: ResendCodeProps) {
  const left = useTimeLeft(restEndsAt)
  return (
    <Button waiting={left !== null} onClick={onResend}>
      {left === null ? codeFieldText.resend : codeFieldText.resendIn(left)}
    </Button>
  )
}
