import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { guestUpgradeMachine } from '../../machines/guestUpgradeMachine.ts'
import { keepAccountText } from '../../text/guestText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { WhatComesAlong } from '../../ui/WhatComesAlong.tsx'
import styles from './KeepAccount.module.css'

type ExistingAccountOfferProps = {
  snapshot: SnapshotFrom<typeof guestUpgradeMachine>
  actor: ActorRefFrom<typeof guestUpgradeMachine>
}

/** For a guest whom a provider knows to have an account: into it, or stay. */
export function ExistingAccountOffer({ snapshot, actor }: ExistingAccountOfferProps) {
  return (
    <div className={styles.offer}>
      <WhatComesAlong />
      <Form onSubmit={() => actor.send({ type: 'existing.enterHeld' })}>
        <FailureNotice failure={snapshot.context.failure} />
        <SubmitButton
          label={keepAccountText.enter}
          busyLabel={keepAccountText.entering}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={snapshot.context.coolDownEndsAt}
        />
      </Form>
      <Button look="quiet" onClick={() => actor.send({ type: 'existing.decline' })}>
        {keepAccountText.stay}
      </Button>
    </div>
  )
}
