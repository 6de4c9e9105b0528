import { useSelector } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import { focusHeading } from '#src/hooks/focus.ts'
import { IconButton } from '#src/ui/button/IconButton.tsx'
import type { NoteChange } from '../machines/noteActionsMachine.ts'
import { pathOfNote } from '../paths.ts'
import { useNoteActions, useOpenNoteChange } from '../providers/NotebookProvider.tsx'
import { undoText } from '../text/notesText.ts'
import { CloseIcon } from '../ui/noteIcons.tsx'
import { undoHold } from '../ui/undoHold.ts'
import { useUndoKey } from '../ui/useUndoKey.ts'
import styles from './UndoToast.module.css'

/** Offers to undo the last action on a note, or shows that it failed. Stays while it has focus or the pointer. */
export function UndoToast() {
  const actor = useNoteActions()
  const isUndoable = useSelector(actor, (snapshot) => snapshot.matches('undoable'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const last = useSelector(actor, ({ context }) => context.last)
  const undo = () => actor.send({ type: 'undo.press' })
  useOpenNoteChange(({ noteId, content }) => {
    if (!content.isInTrash) navigate(pathOfNote(noteId))
  })
  useUndoKey(isUndoable, undo)
  return (
    <div className={styles.place}>
      <output>
        {(isUndoable || hasFailed) && (
          <span className={styles.toast} {...undoHold(actor)}>
            <span>{hasFailed ? undoText.failed : doneText(last)}</span>
            {isUndoable && (
              <button type="button" onClick={moveFocusThen(undo)}>
                {undoText.undo}
              </button>
            )}
            <IconButton
              label={undoText.dismiss}
              onClick={moveFocusThen(() => actor.send({ type: 'undo.dismiss' }))}
            >
              <CloseIcon />
            </IconButton>
          </span>
        )}
      </output>
    </div>
  )
}

function doneText({ content }: NoteChange): string {
  return content.isInTrash ? undoText.trashed : undoText.restored
}

/** Moves the focus before the focused button disappears. */
function moveFocusThen(act: () => void) {
  return () => {
    focusHeading()
    act()
  }
}
