import { takenEndings } from '../../../domain/fileTypes.ts'
import { filesText } from '../../text/filesText.ts'
import { FileButton } from '../../../ui/FileButton.tsx'
import { ClipIcon } from '../../ui/fileIcons.tsx'
import styles from './NoteFiles.module.css'

type AddFilesProps = { canAdd: boolean; onAdd: (files: readonly File[]) => void }

/** The button that adds files to a note. */
export function AddFiles({ canAdd, onAdd }: AddFilesProps) {
  return (
    <div className={styles.add}>
      <FileButton
        look="quiet"
        label={filesText.add}
        icon={<ClipIcon />}
        accept={takenEndings.join(',')}
        multiple
        waiting={!canAdd}
        onChoose={onAdd}
      />
    </div>
  )
}
