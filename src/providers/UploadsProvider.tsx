import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useReducer, useState, type ReactNode } from 'react'
import { late } from '../late.tsx'
import { useNoteList } from './NotebookProvider.tsx'
import { UploadsContext, type UploadsActor } from './useUploads.ts'

const UploadsRoom = late(() => import('./UploadsRoom.tsx'), 'UploadsRoom', NoRoom)

type NoRoomProps = { onActor: (actor: undefined) => void }

function NoRoom({ onActor }: NoRoomProps) {
  useEffect(() => onActor(undefined), [onActor])
  return null
}

/** How long a page without a list of notes is left alone first, in milliseconds. */
const patience = 5_000

/** Keeps the person's files on their way for as long as they are in, whatever page they are on. */
export function UploadsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [actor, noteActor] = useState<UploadsActor | null | undefined>(null)
  const [isWanted, want] = useReducer(() => true, false)
  const isListed = useSelector(useNoteList(), (snapshot) => snapshot.hasTag('live'))
  useEffect(() => {
    const waiting = setTimeout(want, patience)
    return () => clearTimeout(waiting)
  }, [])
  return (
    <UploadsContext value={{ actor, want }}>
      {children}
      <Suspense>{(isWanted || isListed) && <UploadsRoom uid={uid} onActor={noteActor} />}</Suspense>
    </UploadsContext>
  )
}
