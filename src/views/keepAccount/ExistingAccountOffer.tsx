import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { guestUpgradeMachine } from '../../machines/guestUpgradeMachine.ts'
import { keepAccountText } from '../../text/keepAccountText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import styles from './KeepAccount.module.css'

type ExistingAccountOfferProps = {
  snapshot: SnapshotFrom<typeof guestUpgradeMachine>
  providerId: string
  actor: ActorRefFrom<typeof guestUpgradeMachine>
}

/** For a guest whom a provider knows to have an account: into it, or stay. */
export function ExistingAccountOffer({ snapshot, providerId, actor }: ExistingAccountOfferProps) {
  return (
    <div className={styles.offer}>
      <output>{keepAccountText.providerTaken(nameOfProvider(providerId))}</output>
      <Form onSubmit={() => actor.send({ type: 'existing.enterHeld' })}>
        <FailureNotice failure={snapshot.context.failure} />
        <SubmitButton
          label={keepAccountText.enter}
          busyLabel={keepAccountText.entering}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={null}
        />
      </Form>
      <Button look="quiet" onClick={() => actor.send({ type: 'existing.decline' })}>
        {keepAccountText.stay}
      </Button>
    </div>
  )
}
