import { useSelector } from '@xstate/react'
import type { mailRequestMachine } from '../../machines/signIn/mailRequestMachine.ts'
import { useFlow } from '../../hooks/useFlow.ts'
import { coolDownText } from '../../text/failureText.ts'
import { mailText } from '../../text/mailText.ts'
import { Button } from '../button/Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { Form } from '../form/Form.tsx'
import styles from './MailInPlace.module.css'
import { useTimeLeft } from '../time/useTimeLeft.ts'

type MailInPlaceProps = {
  email: string
  flow: typeof mailRequestMachine
  label: string
  busyLabel: string
  /** Announced once the email is sent. */
  sent: string
  look?: 'primary' | 'plain'
}

/** One button that sends an email to a known address, and resends it after a cooldown. */
export function MailInPlace({
  email,
  flow,
  label,
  busyLabel,
  sent,
  look = 'plain',
}: MailInPlaceProps) {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { failure, coolDownEndsAt } = snapshot.context
  const left = useTimeLeft(coolDownEndsAt)
  const isBusy = snapshot.hasTag('busy')
  const isSent = snapshot.hasTag('sent')
  const whenFree = isSent ? mailText.resend : label
  const whenWaiting = isSent ? mailText.resendIn : coolDownText
  return (
    <Form
      onSubmit={() => actor.send(isSent ? { type: 'mail.resend' } : { type: 'mail.submit', email })}
    >
      <FailureNotice failure={failure} />
      <Button type="submit" look={look} busy={isBusy} waiting={left !== null}>
        {isBusy ? busyLabel : left === null ? whenFree : whenWaiting(left)}
      </Button>
      <output className={styles.sent}>{isSent && sent}</output>
    </Form>
  )
}
