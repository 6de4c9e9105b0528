import { useRef } from 'react'
import { takenEndings } from '../../../domain/fileTypes.ts'
import { filesText } from '../../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ClipIcon } from '../../../ui/fileIcons.tsx'
import styles from './NoteFiles.module.css'

type AddFilesProps = { canAdd: boolean; onAdd: (files: readonly File[]) => void }

/** Opens the browser's own dialog for files. */
export function AddFiles({ canAdd, onAdd }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    if (!input.current) return
    onAdd(Array.from(input.current.files ?? []))
    // So that the same file can be chosen again.
    input.current.value = ''
  }
  return (
    <div className={styles.add}>
      <Button look="quiet" waiting={!canAdd} onClick={() => canAdd && input.current?.click()}>
        <ClipIcon />
        {filesText.add}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={takenEndings.join(',')}
        aria-label={filesText.add}
        tabIndex={-1}
        onChange={add}
      />
    </div>
  )
}
