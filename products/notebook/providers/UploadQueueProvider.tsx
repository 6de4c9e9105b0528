import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useReducer, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useLazyActor, type LazyActor, loading } from '#src/hooks/useLazyActor.ts'
import type { uploadQueueMachine } from '../machines/uploadQueueMachine.ts'
import { useNoteList } from './NotebookProvider.tsx'

export type UploadQueueActor = ActorRefFrom<typeof uploadQueueMachine>

type UploadQueue = {
  queue: LazyActor<UploadQueueActor>
  want: () => void
}

/** The value of `UploadQueueProvider`. Without it, there is no queue. */
export const UploadQueueContext = createContext<UploadQueue>({ queue: loading, want: () => {} })

const loadQueue = async () => (await import('../firebase/files/uploadQueue.ts')).uploadQueueLogic

/** Milliseconds before the upload code is loaded on pages without a list. */
const loadDelay = 5_000

/** Runs a person's uploads while they are signed in. */
export function UploadQueueProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [isWanted, want] = useReducer(() => true, false)
  const isListLive = useSelector(useNoteList(), (snapshot) => snapshot.hasTag('live'))
  const queue = useLazyActor(isWanted || isListLive ? loadQueue : null, { uid })
  useEffect(() => {
    const waiting = setTimeout(want, loadDelay)
    return () => clearTimeout(waiting)
  }, [])
  return <UploadQueueContext value={{ queue, want }}>{children}</UploadQueueContext>
}

/** The upload queue; starts loading its code. Until it is there, no file can be added. */
export function useUploadQueue(): LazyActor<UploadQueueActor> {
  const { queue, want } = use(UploadQueueContext)
  useEffect(want, [want])
  return queue
}
