import { createContext, use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type LazyActor, loading } from '#src/hooks/useLazyActor.ts'
import type { uploadsMachine } from '../machines/uploadsMachine.ts'

export type UploadsActor = ActorRefFrom<typeof uploadsMachine>

type Uploads = {
  queue: LazyActor<UploadsActor>
  want: () => void
}

/** The value of `UploadsProvider`. Without it, there is no queue. */
export const UploadsContext = createContext<Uploads>({ queue: loading, want: () => {} })

/** The upload queue; starts loading its code. Until it is there, no file can be added. */
export function useUploads(): LazyActor<UploadsActor> {
  const { queue, want } = use(UploadsContext)
  useEffect(want, [want])
  return queue
}
