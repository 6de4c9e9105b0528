import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { setValue } from './setValue.ts'

/**
 * For an element that may be a part of a prerendered page: it gets the presses from before it was interactive. If an
 * extension or a translator had changed it, and React has rendered it anew, it also gets what was typed, and the focus.
 */
export function usePrerenderedPart<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  // Before the browser paints, so that no key is lost.
  useLayoutEffect(() => {
    const before = ref.current && globalThis.prerendered?.replacedBy(ref.current)
    if (ref.current && before) copyFields(before, ref.current)
  }, [])
  // In an effect, because fields validate and actors run only after mounting.
  useEffect(() => {
    if (ref.current) globalThis.prerendered?.markInteractive(ref.current)
  }, [])
  return ref
}

function copyFields(before: HTMLElement, part: HTMLElement): void {
  const later = fieldsIn(part)
  for (const field of fieldsIn(before)) {
    const copy = later.find(({ name, type }) => name === field.name && type === field.type)
    if (!copy) continue
    const isBox = field instanceof HTMLInputElement && copy instanceof HTMLInputElement
    if (isBox && field.type === 'checkbox') {
      if (field.checked !== copy.checked) copy.click()
    } else if (field.value !== copy.value) setValue(copy, field.value)
    const hadFocus = globalThis.prerendered?.hadFocus(field)
    if (hadFocus && document.activeElement === document.body) copyFocus(field, copy)
  }
}

function fieldsIn(part: HTMLElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
}

function copyFocus(field: HTMLElement, copy: HTMLElement): void {
  copy.focus()
  if (!(field instanceof HTMLInputElement && copy instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd, selectionDirection } = field
  // Email fields have no selection.
  if (selectionStart === null) return
  copy.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}
