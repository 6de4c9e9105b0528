import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { guestUpgradeMachine } from '../../machines/guestUpgradeMachine.ts'
import { guestUpgradeText } from '../../text/guestText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { WhatComesAlong } from '../../ui/WhatComesAlong.tsx'
import styles from './GuestUpgrade.module.css'

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
          label={guestUpgradeText.enter}
          busyLabel={guestUpgradeText.entering}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={snapshot.context.coolDownEndsAt}
        />
      </Form>
      <Button look="quiet" onClick={() => actor.send({ type: 'existing.decline' })}>
        {guestUpgradeText.stay}
      </Button>
    </div>
  )
}
