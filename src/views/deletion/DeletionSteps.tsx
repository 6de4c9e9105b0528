import { productText } from '../../productText.ts'
import { deletionText } from '../../text/deletionText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { StepList } from '../../ui/StepList.tsx'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'
import type { DeletionStep } from './deletionStep.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepProgress } from './StepProgress.tsx'
import { stepsOf } from './steps.ts'

/** How far the deletion has come, and the way on where it stopped. */
export function DeletionSteps({ snapshot, actor }: DeletionStep) {
  const { failure } = snapshot.context
  useFocusAfter(snapshot.hasTag('halted'), '#steps-heading')
  useFocusAfter(snapshot.can({ type: 'deletion.cancel' }), '#steps-heading')
  return (
    <>
      <PageHeading title={deletionText.removing} lead={leadOf(snapshot)}>
        {deletionText.removing}
      </PageHeading>
      <AccountSection id="steps" heading={deletionText.steps}>
        <StepList steps={stepsOf(snapshot)} />
        {snapshot.hasTag('wiping') && <StepProgress snapshot={snapshot} />}
        <div className={styles.form}>
          <Form onSubmit={() => actor.send({ type: 'deletion.retry' })}>
            <FailureNotice failure={failure} />
            <StepButtons snapshot={snapshot} actor={actor} />
          </Form>
        </div>
      </AccountSection>
    </>
  )
}

function leadOf(snapshot: DeletionStep['snapshot']): string {
  if (snapshot.hasTag('keeping')) return deletionText.keeping
  if (snapshot.context.isWiped) return productText.deletion.wiped
  return snapshot.context.isFinal ? deletionText.finalLead : deletionText.begunLead
}
