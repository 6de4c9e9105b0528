import { createContext, use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { uploadsMachine } from '../machines/uploadsMachine.ts'

export type UploadsActor = ActorRefFrom<typeof uploadsMachine>

type Uploads = {
  /** `undefined` where its code could not be fetched, `null` while that is on the way. */
  actor: UploadsActor | null | undefined
  want: () => void
}

/** What `UploadsProvider` gives; without it there is no queue. */
export const UploadsContext = createContext<Uploads>({ actor: null, want: () => {} })

/** The queue of files on their way; `null` while its code is not here, which this asks for. */
export function useUploads(): UploadsActor | null {
  const { actor, want } = use(UploadsContext)
  useEffect(want, [want])
  return actor ?? null
}

/** Whether the code of the queue could not be fetched: nothing can be added until the page is loaded again. */
export function useAreUploadsMissing(): boolean {
  return use(UploadsContext).actor === undefined
}
