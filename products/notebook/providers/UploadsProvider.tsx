import { useSelector } from '@xstate/react'
import { useEffect, useReducer, type ReactNode } from 'react'
import { useLazyActor } from '#src/hooks/useLazyActor.ts'
import { useNoteList } from './NotebookProvider.tsx'
import { UploadsContext } from '../hooks/useUploads.ts'

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
