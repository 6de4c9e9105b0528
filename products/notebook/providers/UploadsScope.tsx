import { useEffect } from 'react'
import { uploadsFlow } from '../actors/uploadsFlow.ts'
import type { UploadsActor } from '../hooks/useUploads.ts'
import { type LazyActor, loading } from '#src/startup/useLazyFlow.ts'
import { useFlow } from '#src/hooks/useFlow.ts'

type UploadsScopeProps = { uid: string; onQueue: (queue: LazyActor<UploadsActor>) => void }

/** Runs a person's uploads and provides their queue while it is mounted. */
export function UploadsScope({ uid, onQueue }: UploadsScopeProps) {
  const actor = useFlow(uploadsFlow, { uid })
  useEffect(() => {
    onQueue({ is: 'here', actor })
    return () => onQueue(loading)
  }, [actor, onQueue])
  return null
}
