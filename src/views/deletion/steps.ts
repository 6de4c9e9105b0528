import type { SnapshotFrom } from 'xstate'
import type { deletionMachine } from '../../machines/deletionMachine.ts'
import { deletionText } from '../../text/deletionText.ts'

export type Stage = 'done' | 'underWay' | 'halted' | 'waiting'

type Step = { label: string; stage: Stage }

/** Every step of a deletion that is under way, in order, and how far it is. */
export function stepsOf(snapshot: SnapshotFrom<typeof deletionMachine>): Step[] {
  const isWiping =
    snapshot.matches({ removing: 'wiping' }) || snapshot.matches({ removing: 'wipingFailed' })
  const current = isWiping ? 0 : snapshot.matches({ removing: 'revoking' }) ? 1 : 2
  const now: Stage = snapshot.hasTag('halted') ? 'halted' : 'underWay'
  return [deletionText.stepData, deletionText.stepServices, deletionText.stepAccount].map(
    (label, at) => ({ label, stage: at < current ? 'done' : at === current ? now : 'waiting' }),
  )
}
