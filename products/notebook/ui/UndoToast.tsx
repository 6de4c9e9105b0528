import { useSelector } from '@xstate/react'
import type { SyntheticEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { pathOfNote } from '../paths.ts'
import { useNoteActions } from '../providers/NotebookProvider.tsx'
import { undoText } from '../text/notesText.ts'
import { IconButton } from '#src/ui/button/IconButton.tsx'
import { CloseIcon } from './noteIcons.tsx'
import styles from './UndoToast.module.css'
import { useUndoKey } from './useUndoKey.ts'

/** Offers to undo the last action on a note. Stays while it has focus or the pointer. */
export function UndoToast() {
  const actor = useNoteActions()
  const isOffering = useSelector(actor, (snapshot) => snapshot.hasTag('offering'))
  const last = useSelector(actor, ({ context }) => context.last)
  const returnTo = useSelector(actor, ({ context }) => context.returnTo)
  const undo = () => {
    actor.send({ type: 'undo.take' })
    if (returnTo) navigate(pathOfNote(returnTo))
  }
  const hold = () => actor.send({ type: 'undo.hold' })
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) actor.send({ type: 'undo.release' })
  }
  useUndoKey(isOffering, undo)
  return (
    <div className={styles.place}>
      <output>
        {isOffering && last && (
          <span
            className={styles.toast}
            onPointerEnter={hold}
            onPointerLeave={release}
            onFocus={hold}
            onBlur={release}
          >
            <span>{last.content.deleted ? undoText.trashed : undoText.restored}</span>
            <button type="button" onClick={moveFocusThen(undo)}>
              {undoText.undo}
            </button>
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

/** Moves the focus before the focused button disappears. */
function moveFocusThen(act: () => void) {
  return () => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    act()
  }
}
