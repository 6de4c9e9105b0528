import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { safeFileName } from '../../../domain/fileName.ts'
import type { UploadsActor } from '../../providers/useUploads.ts'
import { filesText } from '../../text/filesText.ts'
import styles from './NoteFiles.module.css'
import type { NoteFilesActor } from './useNoteFiles.ts'

type FilesNoticeProps = {
  files: NoteFilesActor
  uploads: UploadsActor | null
  /** Whether the server may have files of this note: it has the note. */
  isOnServer: boolean
}

/** Says quietly how it stands with the files; what has just come is said to those who cannot see it. */
export function FilesNotice({ files, uploads, isOnServer }: FilesNoticeProps) {
  const isOut = useSelector(files, (snapshot) => snapshot.hasTag('unreachable'))
  const isKnown = useSelector(files, ({ context }) => context.isKnown)
  const isSorting = useSelector(uploads ?? undefined, (queue) => queue?.hasTag('sorting') ?? false)
  return (
    <>
      <output className={styles.status}>
        {isSorting && filesText.adding}
        {isOut && !isKnown && isOnServer && filesText.unknown}
      </output>
      <output className="visually-hidden">{useLastAdded(files)}</output>
    </>
  )
}

function useLastAdded(files: NoteFilesActor): string {
  const all = useSelector(files, ({ context }) => context.files)
  const isLive = useSelector(files, (snapshot) => snapshot.hasTag('live'))
  const known = useRef<ReadonlySet<string> | null>(null)
  const [added, setAdded] = useState('')
  useEffect(() => {
    if (!isLive) return
    const last = known.current
    known.current = new Set(all.map(({ id }) => id))
    const come = last ? all.filter(({ id }) => !last.has(id)) : []
    const sentence = come.map(({ name }) => filesText.added(safeFileName(name))).join(' ')
    if (sentence) setAdded(sentence)
  }, [all, isLive])
  return added
}
