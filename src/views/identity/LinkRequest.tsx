import { identityText } from '../../text/identityText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { ConfirmationFailure } from './ConfirmationFailure.tsx'
import type { IdentityStep } from './identityStep.ts'

type LinkRequestProps = IdentityStep & {
  email: string
  /** The account has no password, so that this stands first. */
  isOnlyWay: boolean
}

/** Asks for a link by e-mail, which shows that the person reads the account's mail. */
export function LinkRequest({ email, isOnlyWay, snapshot, actor }: LinkRequestProps) {
  const isSending = snapshot.hasTag('sending')
  const request = () => actor.send({ type: 'link.request' })
  if (!isOnlyWay) {
    return (
      <Button busy={isSending} onClick={request}>
        {isSending ? identityText.sendingLink : identityText.sendLink}
      </Button>
    )
  }
  return (
    <Form onSubmit={request}>
      <ConfirmationFailure failure={snapshot.context.failure} />
      <p>{identityText.linkTo(email)}</p>
      <SubmitButton
        label={identityText.sendOnlyLink}
        busyLabel={identityText.sendingLink}
        isBusy={isSending}
        coolDownEndsAt={snapshot.context.coolDownEndsAt}
      />
    </Form>
  )
}
