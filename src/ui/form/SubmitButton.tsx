import { useCoolDown } from '../../hooks/useCoolDown.ts'
import { Button } from '../button/Button.tsx'

type SubmitButtonProps = {
  label: string
  /** The label while the request runs. */
  busyLabel: string
  isBusy: boolean
  /** When the form can be submitted again, in milliseconds since 1970; `null` if it can be now. */
  coolDownEndsAt: number | null
  variant?: 'primary' | 'danger' | 'plain' | undefined
}

/** A form's submit button, with a countdown while the form cools down. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  coolDownEndsAt,
  variant = 'primary',
}: SubmitButtonProps) {
  const coolDown = useCoolDown(coolDownEndsAt)
  return (
    <Button type="submit" variant={variant} isBusy={isBusy} isDisabled={coolDown !== null}>
      {coolDown ?? (isBusy ? busyLabel : label)}
    </Button>
  )
}
