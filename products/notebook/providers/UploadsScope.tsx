import { useEffect } from 'react'
import { uploadsLogic } from '../firebase/files/uploadsLogic.ts'
import type { UploadsActor } from '../hooks/useUploads.ts'
import { type LazyActor, loading } from '#src/startup/useLazyActor.ts'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'

type UploadsScopeProps = { uid: string; onQueue: (queue: LazyActor<UploadsActor>) => void }

/** Runs a person's uploads and provides their queue while it is mounted. */
export function UploadsScope({ uid, onQueue }: UploadsScopeProps) {
  const actor = useInspectedActor(uploadsLogic, { uid })
  useEffect(() => {
    onQueue({ is: 'here', actor })
    return () => onQueue(loading)
  }, [actor, onQueue])
  return null
}
