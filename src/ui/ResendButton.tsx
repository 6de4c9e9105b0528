import { Button } from './Button.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

type ResendButtonProps = {
  label: string
  /** Said while it rests, with the time that is left. */
  restingLabel: (left: string) => string
  /** Until when nobody may ask again, in milliseconds since 1970. */
  restEndsAt: number | null
  onResend: () => void
}

/** Sends a mail or a code once more, after a rest that it counts down. */
export function ResendButton({ label, restingLabel, restEndsAt, onResend }: ResendButtonProps) {
  const left = useTimeLeft(restEndsAt)
  return (
    <Button waiting={left !== null} onClick={onResend}>
      {left === null ? label : restingLabel(left)}
    </Button>
  )
}
