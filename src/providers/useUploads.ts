import type { ActorRef, EventObject, MachineSnapshot, StateValue } from 'xstate'
import type {
  RefusedFile,
  UploadContext,
  UploadEvent,
  UploadsEvent,
} from '../machines/uploadEvents.ts'

type Seen<Context extends object, Tag extends string> = MachineSnapshot<
  Context,
  EventObject,
  Record<string, undefined>,
  StateValue,
  Tag,
  unknown,
  object,
  object
>

export type UploadTag = 'waiting' | 'sending' | 'paused' | 'stuck' | 'refused' | 'settling'

export type UploadActor = ActorRef<Seen<UploadContext, UploadTag>, UploadEvent>

type UploadsContext = {
  uploads: readonly UploadActor[]
  refused: readonly (RefusedFile & { noteId: string })[]
}

export type UploadsActor = ActorRef<Seen<UploadsContext, 'sorting'>, UploadsEvent>

/** The queue of files on their way to the server; `null` while its code is. */
export function useUploads(): UploadsActor | null {
  return null
}
