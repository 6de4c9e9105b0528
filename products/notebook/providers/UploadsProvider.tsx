import { useSelector } from '@xstate/react'
import { useEffect, useReducer, useState, type ReactNode } from 'react'
import { lazyComponent } from '#src/startup/lazy.tsx'
import { type LazyActor, loading, missing } from '#src/startup/useLazyActor.ts'
import { useNoteList } from './NotebookProvider.tsx'
import { UploadsContext, type UploadsActor } from '../hooks/useUploads.ts'

const UploadsScope = lazyComponent(() => import('./UploadsScope.tsx'), 'UploadsScope', NoUploads)

type NoUploadsProps = { onQueue: (queue: LazyActor<UploadsActor>) => void }

function NoUploads({ onQueue }: NoUploadsProps) {
  useEffect(() => onQueue(missing), [onQueue])
  return null
}

/** Milliseconds before the upload code is loaded on pages without a list. */
const loadDelay = 5_000

/** Runs a person's uploads while they are signed in. */
export function UploadsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [queue, setQueue] = useState<LazyActor<UploadsActor>>(loading)
  const [isWanted, want] = useReducer(() => true, false)
  const isListed = useSelector(useNoteList(), (snapshot) => snapshot.hasTag('live'))
  useEffect(() => {
    const waiting = setTimeout(want, loadDelay)
    return () => clearTimeout(waiting)
  }, [])
  return (
    <UploadsContext value={{ queue, want }}>
      {children}
      {(isWanted || isListed) && <UploadsScope uid={uid} onQueue={setQueue} />}
    </UploadsContext>
  )
}
