import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { deletionMachine } from '../../machines/deletionMachine.ts'

/** What each part of a deletion that is under way is given. */
export type DeletionStep = {
  snapshot: SnapshotFrom<typeof deletionMachine>
  actor: ActorRefFrom<typeof deletionMachine>
}
