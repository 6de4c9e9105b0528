import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { deletionSteps } from '../../domain/deletion/deletionReceipt.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import type { deletionMachine } from '../../machines/deletion/deletionMachine.ts'
import { productText } from '../../product/currentProduct.ts'
import { deletionText } from '../../text/deletion/deletionText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { StepList, type Stage, type Step } from './StepList.tsx'
import { StepProgress } from './StepProgress.tsx'
import styles from './deletion.module.css'

/** The progress of a deletion, and how to continue if it has stopped. */
export function DeletionSteps({ snapshot, actor }: DeletionStepsProps) {
  const { failure } = snapshot.context
  useFocusAfterRemoval(snapshot.hasTag('stopped'), '#steps-heading')
  useFocusAfterRemoval(snapshot.can({ type: 'deletion.cancel' }), '#steps-heading')
  return (
    <>
      <PageHeading title={deletionText.deleting} lead={leadOf(snapshot)} />
      <AccountSection id="steps" heading={deletionText.steps}>
        <StepList steps={stepsOf(snapshot)} />
        {snapshot.hasTag('deletingData') && <StepProgress snapshot={snapshot} />}
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

function leadOf(snapshot: DeletionStepsProps['snapshot']): string {
  if (snapshot.hasTag('canceling')) return deletionText.canceling
  if (snapshot.hasTag('dataDeleted')) return productText().deletion.dataDeleted
  return snapshot.hasTag('final') ? deletionText.finalLead : deletionText.begunLead
}

type DeletionStepsProps = {
  snapshot: SnapshotFrom<typeof deletionMachine>
  actor: ActorRefFrom<typeof deletionMachine>
}

function stepsOf(snapshot: DeletionStepsProps['snapshot']): Step[] {
  const labels = [
    ...deletionSteps.map((step) =>
      step === 'documents' ? productText().deletion.documents : deletionText.stepOf[step],
    ),
    deletionText.stepServices,
    deletionText.stepAccount,
  ]
  const current = currentOf(snapshot)
  const now: Stage = snapshot.hasTag('busy') ? 'inProgress' : 'stopped'
  return labels.map((label, at) => ({
    label,
    stage: at < current ? 'done' : at === current ? now : 'waiting',
  }))
}

function currentOf(snapshot: DeletionStepsProps['snapshot']): number {
  const { progress } = snapshot.context
  if (snapshot.hasTag('revoking')) return deletionSteps.length
  if (snapshot.hasTag('dataDeleted')) return deletionSteps.length + 1
  const reached = progress ? deletionSteps.indexOf(progress.step) : 0
  return Math.max(reached, snapshot.hasTag('final') ? deletionSteps.indexOf('files') : 0)
}

function StepButtons({ snapshot, actor }: DeletionStepsProps) {
  const isStopped = snapshot.hasTag('stopped')
  const canCancel = snapshot.can({ type: 'deletion.cancel' })
  if (!isStopped && !canCancel) return null
  return (
    <>
      {canCancel && <p className={styles.hint}>{deletionText.cancelHint}</p>}
      <ButtonRow>
        {isStopped && (
          <SubmitButton
            label={actionText.resume}
            busyLabel={actionText.resume}
            isBusy={false}
            coolDownEndsAt={snapshot.context.coolDownEndsAt}
          />
        )}
        {canCancel && (
          <Button onClick={() => actor.send({ type: 'deletion.cancel' })}>
            {deletionText.cancel}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}
