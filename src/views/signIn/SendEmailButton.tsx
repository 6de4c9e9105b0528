import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { useTimeLeft } from '../../hooks/useTimeLeft.ts'
import type { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { emailText } from '../../text/shared/emailText.ts'
import { coolDownText } from '../../text/shared/failureText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import styles from './SendEmailButton.module.css'

type SendEmailButtonProps = {
  email: string
  logic: typeof emailRequestMachine
  label: string
  busyLabel: string
  /** Announced once the email is sent. */
  sent: string
  variant?: 'primary' | 'plain'
}

/** One button that sends an email to a known address, and resends it after a cool-down. */
export function SendEmailButton({
  email,
  logic,
  label,
  busyLabel,
  sent,
  variant = 'plain',
}: SendEmailButtonProps) {
  const [snapshot, actor] = useInspectedMachine(logic)
  const { failure, coolDownEndsAt, resendAt } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isSent = snapshot.matches('sent')
  const left = useTimeLeft(isSent ? resendAt : coolDownEndsAt)
  const whenFree = isSent ? emailText.resend : label
  const whenWaiting = isSent ? emailText.resendIn : coolDownText
  return (
    <Form
      onSubmit={() =>
        actor.send(isSent ? { type: 'email.resend' } : { type: 'email.submit', email })
      }
    >
      <FailureNotice failure={failure} fields={[]} />
      <Button type="submit" variant={variant} isBusy={isBusy} isDisabled={left !== null}>
        {isBusy ? busyLabel : left === null ? whenFree : whenWaiting(left)}
      </Button>
      <output className={styles.sent}>{isSent && sent}</output>
    </Form>
  )
}
