import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { setValue } from './fields/setValue.ts'
import type { ReplacedForm } from './prerendered.ts'

/**
 * For an element that may be part of a prerendered page: replays on it the presses that were recorded before
 * hydration. A form that React has rendered anew also gets what was typed, and the focus.
 */
export function usePrerenderedElement<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  // Before the browser paints, so that no key is lost.
  useLayoutEffect(() => {
    const form = ref.current instanceof HTMLFormElement ? ref.current : null
    const before = form && globalThis.prerendered?.replacedForm()
    if (before) copyFields(before, form)
  }, [])
  // In an effect, because fields validate and actors run only after mounting.
  useEffect(() => {
    if (ref.current) globalThis.prerendered?.markInteractive(ref.current)
  }, [])
  return ref
}

function copyFields(before: ReplacedForm, form: HTMLFormElement): void {
  const later = fieldsIn(form)
  for (const field of fieldsIn(before.form)) {
    const copy = later.find(({ name, type }) => name === field.name && type === field.type)
    if (!copy) continue
    const isBox = field instanceof HTMLInputElement && copy instanceof HTMLInputElement
    if (isBox && field.type === 'checkbox') {
      if (field.checked !== copy.checked) copy.click()
    } else if (field.value !== copy.value) setValue(copy, field.value)
    // Otherwise, what is typed next would be lost.
    if (field === before.lastFocused) copy.focus()
  }
}

function fieldsIn(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
}
