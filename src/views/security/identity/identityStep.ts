import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { reauthenticationMachine } from '../../../machines/security/reauthenticationMachine.ts'

/** The props of each step of confirming an identity. */
export type IdentityStep = {
  snapshot: SnapshotFrom<typeof reauthenticationMachine>
  actor: ActorRefFrom<typeof reauthenticationMachine>
}
