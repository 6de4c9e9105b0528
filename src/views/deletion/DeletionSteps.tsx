import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { deletionMachine } from '../../machines/deletionMachine.ts'
import { deletionText } from '../../text/deletionText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { stepsOf } from './steps.ts'
import { StepIcon } from './StepIcon.tsx'

type DeletionStepsProps = {
  snapshot: SnapshotFrom<typeof deletionMachine>
  actor: ActorRefFrom<typeof deletionMachine>
}

/** How far the deletion has come, and the way on where it stopped. */
export function DeletionSteps({ snapshot, actor }: DeletionStepsProps) {
  const isHalted = snapshot.hasTag('halted')
  const { failure, coolDownEndsAt } = snapshot.context
  useFocusAfter(isHalted, '#steps-heading')
  return (
    <>
      <PageHeading title={deletionText.removing} lead={isHalted && deletionText.haltedLead}>
        {deletionText.removing}
      </PageHeading>
      <AccountSection id="steps" heading={deletionText.steps}>
        <ol className={styles.list} aria-live="polite">
          {stepsOf(snapshot).map(({ label, stage }) => (
            <li key={label} data-stage={stage}>
              <StepIcon stage={stage} />
              {label} <span className={styles.stage}>{deletionText[stage]}</span>
            </li>
          ))}
        </ol>
        <div className={styles.form}>
          <Form onSubmit={() => actor.send({ type: 'deletion.retry' })}>
            <FailureNotice failure={failure} />
            {isHalted && (
              <div className={styles.buttons}>
                <SubmitButton
                  label={deletionText.retry}
                  busyLabel={deletionText.retry}
                  isBusy={false}
                  coolDownEndsAt={coolDownEndsAt}
                />
                <Button onClick={() => actor.send({ type: 'deletion.cancel' })}>
                  {deletionText.cancel}
                </Button>
              </div>
            )}
          </Form>
        </div>
      </AccountSection>
    </>
  )
}
