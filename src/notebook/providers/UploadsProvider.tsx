import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useReducer, useState, type ReactNode } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import { useNoteList } from './NotebookProvider.tsx'
import { UploadsContext, type UploadsActor } from './useUploads.ts'

const UploadsScope = lazyComponent(() => import('./UploadsScope.tsx'), 'UploadsScope', NoUploads)

type NoUploadsProps = { onActor: (actor: undefined) => void }

function NoUploads({ onActor }: NoUploadsProps) {
  useEffect(() => onActor(undefined), [onActor])
  return null
}

/** How long a page without a list of notes is left alone first, in milliseconds. */
const patience = 5_000

/** Keeps the person's files on their way for as long as they are in, whatever page they are on. */
export function UploadsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [actor, setActor] = useState<UploadsActor | null | undefined>(null)
  const [isWanted, want] = useReducer(() => true, false)
  const isListed = useSelector(useNoteList(), (snapshot) => snapshot.hasTag('live'))
  useEffect(() => {
    const waiting = setTimeout(want, patience)
    return () => clearTimeout(waiting)
  }, [])
  return (
    <UploadsContext value={{ actor, want }}>
      {children}
      <Suspense>{(isWanted || isListed) && <UploadsScope uid={uid} onActor={setActor} />}</Suspense>
    </UploadsContext>
  )
}
