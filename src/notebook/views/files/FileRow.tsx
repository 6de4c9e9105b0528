import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { fileFlow } from '../../actors/fileFlows.ts'
import { safeFileName } from '../../../domain/fileName.ts'
import type { StoredFile } from '../../../domain/storedFile.ts'
import { useFlow } from '../../../providers/useFlow.ts'
import { fileKind, filesText } from '../../text/filesText.ts'
import { DownloadIcon } from '../../ui/fileIcons.tsx'
import { formatSize } from '../../../text/formatSize.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TrashIcon } from '../../ui/noteIcons.tsx'
import { DeletedFile } from './DeletedFile.tsx'
import { FileFetching } from './FileFetching.tsx'
import styles from './FileRow.module.css'
import { PictureDialog } from './PictureDialog.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { useHanding } from './useHanding.ts'
import type { NoteFilesActor } from './useNoteFiles.ts'

type FileRowProps = {
  file: StoredFile
  files: NoteFilesActor
  isEditable: boolean
  flow: typeof fileFlow
}

/** One file that is there, and what can be done with it. */
export function FileRow({ file, files, isEditable, flow }: FileRowProps) {
  const { uid } = files.getSnapshot().context
  const actor = useFlow(flow, { uid, fileId: file.id })
  const [isOpen, setOpen] = useState(false)
  const isOffered = useSelector(files, ({ context }) => context.offered === file.id)
  const name = safeFileName(file.name)
  useHanding(actor, name)
  const open = () => {
    actor.send({ type: 'file.show' })
    setOpen(true)
  }
  if (isOffered) return <DeletedFile name={name} files={files} />
  return (
    <li className={styles.row}>
      <Thumbnail actor={actor} type={file.type} name={name} onOpen={open} />
      <span className={styles.facts}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.detail}>
          {fileKind(file.type)} · {formatSize(file.size)}
        </span>
      </span>
      <span className={styles.actions}>
        <IconButton
          label={filesText.download(name)}
          onClick={() => actor.send({ type: 'file.save' })}
        >
          <DownloadIcon />
        </IconButton>
        {isEditable && (
          <IconButton
            label={filesText.remove(name)}
            onClick={() => files.send({ type: 'file.delete', fileId: file.id })}
          >
            <TrashIcon />
          </IconButton>
        )}
      </span>
      <FileFetching actor={actor} />
      {isOpen && <PictureDialog actor={actor} name={name} onClose={() => setOpen(false)} />}
    </li>
  )
}
