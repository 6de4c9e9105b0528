import { useEffect } from 'react'
import { uploadsFlow } from '../actors/files/uploadsFlow.ts'
import type { UploadsActor } from './useUploads.ts'
import { useFlow } from './useFlow.ts'

type UploadsRoomProps = { uid: string; onActor: (actor: UploadsActor | null | undefined) => void }

/** Keeps the person's files on their way; hands over the queue for as long as it stands. */
export function UploadsRoom({ uid, onActor }: UploadsRoomProps) {
  const actor = useFlow(uploadsFlow, { uid })
  useEffect(() => {
    onActor(actor)
    return () => onActor(null)
  }, [actor, onActor])
  return null
}
