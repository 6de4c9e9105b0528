import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { reauthenticationMachine } from '../../machines/reauthenticationMachine.ts'

/** What each step of confirming an identity is given. */
export type IdentityStep = {
  snapshot: SnapshotFrom<typeof reauthenticationMachine>
  actor: ActorRefFrom<typeof reauthenticationMachine>
}
