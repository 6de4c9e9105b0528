import { identityText } from '../../text/identityText.ts'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import type { IdentityStep } from './identityStep.ts'

type LinkRequestProps = IdentityStep & {
  email: string
  /** `password`: the account may have one, which nobody can tell. `providers`: they alone lead in. */
  beside: 'nothing' | 'password' | 'providers'
}

/** Asks for a link by email, which shows that the person reads the account's mail. */
export function LinkRequest({ email, beside, snapshot, actor }: LinkRequestProps) {
  const isOnlyMethod = beside === 'nothing'
  return (
    <Form onSubmit={() => actor.send({ type: 'link.request' })}>
      {isOnlyMethod && <p>{identityText.linkTo(email)}</p>}
      {beside === 'password' && <p>{identityText.linkAsWell(email)}</p>}
      <SubmitButton
        label={isOnlyMethod ? identityText.sendOnlyLink : identityText.sendLink}
        busyLabel={identityText.sendingLink}
        isBusy={snapshot.hasTag('sending')}
        coolDownEndsAt={snapshot.context.coolDownEndsAt}
        look={isOnlyMethod ? 'primary' : 'plain'}
      />
    </Form>
  )
}
