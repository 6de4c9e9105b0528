import type { KeyboardEvent } from 'react'
import { isComposingText } from '#src/ui/form/typing.ts'

/** Moves the focus with the arrow keys between the search field and its results. */
export function navigateByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const isOwn = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey
  if (step === 0 || isOwn || isComposingText(event)) return
  const list = currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('[type=search], li > a')
  const stops = Array.from(list ?? [])
  const next = stops[stops.indexOf(currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
