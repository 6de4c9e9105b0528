import { filesText } from '../../../text/filesText.ts'
import { ClipIcon } from '../../../ui/fileIcons.tsx'
import styles from './NoteFiles.module.css'

/** Shows where files may be dropped while they are dragged over the page. */
export function DropTarget() {
  return (
    <div className={styles.target} aria-hidden="true">
      <span>
        <ClipIcon />
        {filesText.drop}
      </span>
    </div>
  )
}
