import type { SyntheticEvent } from 'react'

type UndoActor = { send: (event: { type: 'undo.hold' | 'undo.release' }) => void }

/** Props of an element that offers to undo: it stays while it has focus or the pointer. */
export function undoHold(actor: UndoActor) {
  const hold = () => actor.send({ type: 'undo.hold' })
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) actor.send({ type: 'undo.release' })
  }
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
