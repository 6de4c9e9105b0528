import type { ActorRefFrom } from 'xstate'
import type { uploadsMachine } from '../machines/uploadsMachine.ts'

export type UploadsActor = ActorRefFrom<typeof uploadsMachine>

/** The queue of files on their way to the server; `null` while its code is. */
export function useUploads(): UploadsActor | null {
  return null
}
