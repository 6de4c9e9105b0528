import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { UploadActor } from '../../machines/uploadsMachine.ts'
import type { UploadsActor } from '../../providers/useUploads.ts'

const none: readonly UploadActor[] = []

/** What is on its way to a note; nothing while the queue is not here yet. */
export function useUploadsOf(uploads: UploadsActor | null, noteId: string): readonly UploadActor[] {
  const all = useSelector(uploads ?? undefined, (queue) => queue?.context.uploads ?? none)
  return useMemo(
    () => all.filter((upload) => upload.getSnapshot().context.row.noteId === noteId),
    [all, noteId],
  )
}
