import { useEffect, useEffectEvent } from 'react'

/** Lets Ctrl+Z or ⌘Z take something back, except where it takes back typing. */
export function useUndoKey(isOffered: boolean, undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
    if (!isUndo || isTyping(event.target)) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    if (!isOffered) return
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isOffered])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
