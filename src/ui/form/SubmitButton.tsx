import { coolDownText } from '../../text/shared/failureText.ts'
import { Button } from '../button/Button.tsx'
import { useTimeLeft } from '../time/useTimeLeft.ts'

type SubmitButtonProps = {
  label: string
  /** The label while the request runs. */
  busyLabel: string
  isBusy: boolean
  /** When the form can be submitted again, in milliseconds since 1970; `null` if it can be now. */
  coolDownEndsAt: number | null
  look?: 'primary' | 'danger' | 'plain' | undefined
}

/** A form's submit button, with a countdown while the form cools down. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  coolDownEndsAt,
  look = 'primary',
}: SubmitButtonProps) {
  const timeLeft = useTimeLeft(coolDownEndsAt)
  return (
    <Button type="submit" look={look} isBusy={isBusy} isDisabled={timeLeft !== null}>
      {timeLeft !== null ? coolDownText(timeLeft) : isBusy ? busyLabel : label}
    </Button>
  )
}
