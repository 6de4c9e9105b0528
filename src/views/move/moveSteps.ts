import type { SnapshotFrom } from 'xstate'
import type { moveMachine } from '../../machines/moveMachine.ts'
import { moveText } from '../../text/guestText.ts'
import type { Step } from '../../ui/StepList.tsx'

type MoveStep = Step & { count: string }

/** Every step of a move, in order, and how far it is. */
export function moveSteps(snapshot: SnapshotFrom<typeof moveMachine>): readonly MoveStep[] {
  const { things, copied } = snapshot.context
  const current = currentStep(snapshot)
  const counts = [
    countOf(copied.notes, things.notes),
    countOf(copied.files, things.files),
    '',
    '',
    '',
  ]
  const { stepNotes, stepFiles, stepWords, stepVerifying, stepRemoving } = moveText
  return [stepNotes, stepFiles, stepWords, stepVerifying, stepRemoving].map((label, at) => ({
    label,
    stage: at < current ? 'done' : at === current ? 'underWay' : 'waiting',
    count: counts[at] ?? '',
  }))
}

function currentStep(snapshot: SnapshotFrom<typeof moveMachine>): number {
  const reached = [
    snapshot.hasTag('copyingFiles'),
    snapshot.hasTag('flushing'),
    snapshot.hasTag('verifying'),
    snapshot.hasTag('removing'),
  ]
  return reached.indexOf(true) + 1
}

function countOf(copied: number, all: number): string {
  return all > 0 ? moveText.outOf(copied, all) : ''
}
