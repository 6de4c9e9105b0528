import { wipeSteps } from '../../domain/deletionReceipt.ts'
import { productText } from '../../productText.ts'
import { deletionText } from '../../text/deletionText.ts'
import type { Stage, Step } from '../../ui/StepList.tsx'
import type { DeletionStep } from './deletionStep.ts'

/** Every step of a deletion that is under way, in order, and how far it is. */
export function stepsOf(snapshot: DeletionStep['snapshot']): Step[] {
  const labels = [
    ...wipeSteps.map((step) =>
      step === 'documents' ? productText.deletion.documents : deletionText.stepOf[step],
    ),
    deletionText.stepServices,
    deletionText.stepAccount,
  ]
  const current = currentOf(snapshot)
  const now: Stage = snapshot.hasTag('busy') ? 'underWay' : 'halted'
  return labels.map((label, at) => ({
    label,
    stage: at < current ? 'done' : at === current ? now : 'waiting',
  }))
}

function currentOf(snapshot: DeletionStep['snapshot']): number {
  const { isFinal, isWiped, progress } = snapshot.context
  if (snapshot.hasTag('revoking')) return wipeSteps.length
  if (isWiped) return wipeSteps.length + 1
  const reached = progress ? wipeSteps.indexOf(progress.step) : 0
  return Math.max(reached, isFinal ? wipeSteps.indexOf('files') : 0)
}
