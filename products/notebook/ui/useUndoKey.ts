import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#src/ui/form/typing.ts'
import { isPressed, shortcuts } from '../domain/editor/shortcuts.ts'

/** Undoes on Ctrl+Z or ⌘Z, except in text fields, where those undo typing. */
export function useUndoKey(isUndoable: boolean, undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed(event, shortcuts.undo)) return
    if (isTyping(event.target)) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    if (!isUndoable) return
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isUndoable])
}
