import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useReducer, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useLazyActor } from '#src/hooks/useLazyImport.ts'
import { serverState } from '../machines/noteListMachine.ts'
import type { uploadQueueMachine } from '../machines/uploadQueueMachine.ts'
import { useNoteList } from './NotebookProvider.tsx'

export type UploadQueueActor = ActorRefFrom<typeof uploadQueueMachine>

type UploadQueue = {
  /** `null` until its code is there. Until then, no file can be added. */
  queue: UploadQueueActor | null
  hasLoadFailed: boolean
}

type WantedUploadQueue = UploadQueue & { want: () => void }

/** The value of `UploadQueueProvider`. Without it, there is no queue. */
export const UploadQueueContext = createContext<WantedUploadQueue>({
  queue: null,
  hasLoadFailed: false,
  want: () => {},
})

const loadQueue = async () =>
  (await import('../firebase/files/uploadQueueLogic.ts')).uploadQueueLogic

/** Milliseconds before the upload code is loaded on pages without a list. */
const loadDelayMs = 5_000

/** Runs a person's uploads while they are signed in. */
export function UploadQueueProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [isWanted, want] = useReducer(() => true, false)
  const isListLive = useSelector(useNoteList(), (snapshot) => serverState(snapshot) === 'live')
  const load = isWanted || isListLive ? loadQueue : null
  const { actor: queue, hasLoadFailed } = useLazyActor(load, { uid })
  useEffect(() => {
    const waiting = setTimeout(want, loadDelayMs)
    return () => clearTimeout(waiting)
  }, [])
  return <UploadQueueContext value={{ queue, hasLoadFailed, want }}>{children}</UploadQueueContext>
}

/** The upload queue; starts loading its code. */
export function useUploadQueue(): UploadQueue {
  const { queue, hasLoadFailed, want } = use(UploadQueueContext)
  useEffect(want, [want])
  return { queue, hasLoadFailed }
}
