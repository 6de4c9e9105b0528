import { isOfInputMethod } from '../../ui/keys.ts'

type Way = 'undo' | 'redo'

const inputTypes: Readonly<Record<string, Way>> = { historyUndo: 'undo', historyRedo: 'redo' }

/**
 * Hears every way in which a person asks a field to take typing back or to bring it again, the browser's menu
 * among them, and keeps the browser from doing it. Returns what stops it.
 */
export function hearUndo(field: HTMLTextAreaElement, take: (way: Way) => void): () => void {
  const hearing = new AbortController()
  const { signal } = hearing
  const answer = (event: Event, way: Way | undefined) => {
    if (!way || field.readOnly) return
    event.preventDefault()
    take(way)
  }
  field.addEventListener('keydown', (event) => answer(event, wayOfKey(event)), { signal })
  field.addEventListener('beforeinput', (event) => answer(event, inputTypes[event.inputType]), {
    signal,
  })
  return () => hearing.abort()
}

function wayOfKey(event: KeyboardEvent): Way | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey, key } = event
  if (ctrlKey === metaKey || altKey || isOfInputMethod(event)) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return ctrlKey && key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined
}
