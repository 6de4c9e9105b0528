import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useReducer, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useLazyActor, type LazyActor, loading } from '#src/hooks/useLazyActor.ts'
import type { uploadsMachine } from '../machines/uploadsMachine.ts'
import { useNoteList } from './NotebookProvider.tsx'

export type UploadsActor = ActorRefFrom<typeof uploadsMachine>

type Uploads = {
  queue: LazyActor<UploadsActor>
  want: () => void
}

/** The value of `UploadsProvider`. Without it, there is no queue. */
export const UploadsContext = createContext<Uploads>({ queue: loading, want: () => {} })

const loadUploads = async () => (await import('../firebase/files/uploadsLogic.ts')).uploadsLogic

/** Milliseconds before the upload code is loaded on pages without a list. */
const loadDelay = 5_000

/** Runs a person's uploads while they are signed in. */
export function UploadsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [isWanted, want] = useReducer(() => true, false)
  const isListed = useSelector(useNoteList(), (snapshot) => snapshot.hasTag('live'))
  const queue = useLazyActor(isWanted || isListed ? loadUploads : null, { uid })
  useEffect(() => {
    const waiting = setTimeout(want, loadDelay)
    return () => clearTimeout(waiting)
  }, [])
  return <UploadsContext value={{ queue, want }}>{children}</UploadsContext>
}

/** The upload queue; starts loading its code. Until it is there, no file can be added. */
export function useUploads(): LazyActor<UploadsActor> {
  const { queue, want } = use(UploadsContext)
  useEffect(want, [want])
  return queue
}
