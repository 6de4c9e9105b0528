import { useEffect, useLayoutEffect } from 'react'
import type { NoteActor } from '../actors/noteFlows.ts'

/** Has the draft kept when the person goes away from it, and when they ask for it with Ctrl+S or ⌘S. */
export function useKeeping(actor: NoteActor): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const flush = () => actor.send({ type: 'draft.flush' })
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const flushOnShortcut = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      flush()
    }
    document.addEventListener('visibilitychange', flushIfHidden, { signal })
    document.addEventListener('focusout', flush, { signal })
    document.addEventListener('keydown', flushOnShortcut, { signal })
    addEventListener('pagehide', () => actor.send({ type: 'draft.leave' }), { signal })
    return () => listening.abort()
  }, [actor])
  // Earlier than the effect in which the actor is stopped.
  useLayoutEffect(() => () => actor.send({ type: 'draft.leave' }), [actor])
}
