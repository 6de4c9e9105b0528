import { useSelector } from '@xstate/react'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { filesText } from '../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUndoKey } from '../../ui/useUndoKey.ts'
import styles from './FileRow.module.css'
import type { NoteFilesActor } from './useNoteFiles.ts'

/** Stands where a file is about to go, and offers to take that back; it stays while the person is at it. */
export function DeletedFile({ name, files }: { name: string; files: NoteFilesActor }) {
  const isFleeting = useSelector(files, ({ context }) => context.isFleeting)
  const undo = useRef<HTMLButtonElement>(null)
  const takeBack = () => files.send({ type: 'undo.take' })
  useUndoKey(true, takeBack)
  useEffect(() => undo.current?.focus(), [])
  const hold = () => files.send({ type: 'undo.hold' })
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) files.send({ type: 'undo.release' })
  }
  return (
    <li>
      <span
        className={styles.deleted}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <span>
          {filesText.deleted(name)} {isFleeting && filesText.fleeting}
        </span>
        <Button ref={undo} look="quiet" onClick={takeBack}>
          {filesText.undo}
        </Button>
      </span>
    </li>
  )
}
