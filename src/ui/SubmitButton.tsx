import { coolDownText } from '../text/failureText.ts'
import { Button } from './Button.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

type SubmitButtonProps = {
  label: string
  /** Said while the request runs. */
  busyLabel: string
  isBusy: boolean
  /** Until when the form must wait, in milliseconds since 1970; `null` when it need not. */
  coolDownEndsAt: number | null
  look?: 'primary' | 'danger' | 'plain'
}

/** The button that sends a form; it counts down while the form cools down. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  coolDownEndsAt,
  look = 'primary',
}: SubmitButtonProps) {
  const timeLeft = useTimeLeft(coolDownEndsAt)
  return (
    <Button type="submit" look={look} busy={isBusy} waiting={timeLeft !== null}>
      {timeLeft !== null ? coolDownText(timeLeft) : isBusy ? busyLabel : label}
    </Button>
  )
}
