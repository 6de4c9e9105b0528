import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { safeFileName } from '#src/domain/files/fileName.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { formatSize } from '#src/domain/format.ts'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { sentencesText } from '#src/text/shared/sentencesText.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { IconButton } from '#src/ui/button/IconButton.tsx'
import { fileLogic } from '../../firebase/files/fileLogic.ts'
import type { NoteFilesActor } from '../../firebase/files/noteFilesLogic.ts'
import { fileKind, filesText } from '../../text/filesText.ts'
import { DownloadIcon } from '../../ui/fileIcons.tsx'
import { TrashIcon } from '../../ui/noteIcons.tsx'
import { undoHold } from '../../ui/undoHold.ts'
import { useUndoKey } from '../../ui/useUndoKey.ts'
import { FetchStatus, useDownload } from './FetchStatus.tsx'
import { PictureDialog, Thumbnail } from './Picture.tsx'
import styles from './FileRow.module.css'

type FileRowProps = {
  file: StoredFile
  noteFiles: NoteFilesActor
  isEditable: boolean
}

export function FileRow({ file, noteFiles, isEditable }: FileRowProps) {
  const { uid } = noteFiles.getSnapshot().context
  const actor = useInspectedActor(fileLogic, { input: { uid, fileId: file.id } })
  const [isOpen, setOpen] = useState(false)
  const isUndoable = useSelector(noteFiles, ({ context }) => context.undoable === file.id)
  const name = safeFileName(file.name)
  useDownload(actor, name)
  const open = () => {
    actor.send({ type: 'file.fetch' })
    setOpen(true)
  }
  if (isUndoable) return <DeletedFile actor={noteFiles} name={name} />
  return (
    <li className={styles.row}>
      <Thumbnail actor={actor} type={file.type} name={name} onOpen={open} />
      <span className={styles.facts}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.detail}>
          <bdi>{fileKind(file.type)}</bdi> · <bdi>{formatSize(file.size)}</bdi>
        </span>
      </span>
      <span className={styles.actions}>
        <IconButton
          label={filesText.download(name)}
          onClick={() => actor.send({ type: 'file.download' })}
        >
          <DownloadIcon />
        </IconButton>
        {isEditable && (
          <IconButton
            label={filesText.delete(name)}
            onClick={() => noteFiles.send({ type: 'file.delete', fileId: file.id })}
          >
            <TrashIcon />
          </IconButton>
        )}
      </span>
      <FetchStatus actor={actor} />
      {isOpen && <PictureDialog actor={actor} name={name} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** Replaces the row of a deleted file and offers to undo. Stays while it has focus or the pointer. */
function DeletedFile({ actor, name }: { actor: NoteFilesActor; name: string }) {
  const isNotPersisted = useSelector(actor, ({ context }) => context.isNotPersisted)
  const undo = useRef<HTMLButtonElement>(null)
  const takeBack = () => actor.send({ type: 'undo.press' })
  useUndoKey(true, takeBack)
  useEffect(() => undo.current?.focus(), [])
  return (
    <li>
      <span className={styles.deleted} {...undoHold(actor)}>
        <span>
          {isNotPersisted
            ? sentencesText(filesText.deleted(name), filesText.keepPageOpen)
            : filesText.deleted(name)}
        </span>
        <Button ref={undo} variant="quiet" onClick={takeBack}>
          {filesText.undo}
        </Button>
      </span>
    </li>
  )
}
