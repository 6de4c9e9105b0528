import { createContext, use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { uploadsMachine } from '../machines/uploadsMachine.ts'

export type UploadsActor = ActorRefFrom<typeof uploadsMachine>

type Uploads = { actor: UploadsActor | null; want: () => void }

/** What `UploadsProvider` gives; without it there is no queue. */
export const UploadsContext = createContext<Uploads>({ actor: null, want: () => {} })

/** The queue of files on their way; `null` while its code is still on the way, which this asks for. */
export function useUploads(): UploadsActor | null {
  const { actor, want } = use(UploadsContext)
  useEffect(want, [want])
  return actor
}
