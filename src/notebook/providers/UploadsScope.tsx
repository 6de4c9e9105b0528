import { useEffect } from 'react'
import { uploadsFlow } from '../actors/uploadsFlow.ts'
import type { UploadsActor } from './useUploads.ts'
import { useFlow } from '../../providers/useFlow.ts'

type UploadsScopeProps = { uid: string; onActor: (actor: UploadsActor | null | undefined) => void }

/** Keeps the person’s uploads going; provides the queue while it is mounted. */
export function UploadsScope({ uid, onActor }: UploadsScopeProps) {
  const actor = useFlow(uploadsFlow, { uid })
  useEffect(() => {
    onActor(actor)
    return () => onActor(null)
  }, [actor, onActor])
  return null
}
