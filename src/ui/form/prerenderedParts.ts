import { setValue } from './setValue.ts'

/** Marks a part of a prerendered page as interactive, and replays earlier presses on it. */
export function markInteractive(part: Element | null): void {
  if (!(part instanceof HTMLElement)) return
  keepInput(part)
  globalThis.prerendered?.markInteractive(part)
}

/**
 * Continues with what was typed and pressed in a prerendered part that React has rendered anew, because an
 * extension or a translator had changed it. Call it before the browser paints, so that no key is lost.
 */
export function keepInput(part: HTMLElement): void {
  const presses = globalThis.prerendered?.presses
  for (const old of presses?.idle ?? []) {
    const successor = old.isConnected ? null : successorOf(old, part)
    if (!successor) continue
    presses?.replace(old, successor)
    if (old instanceof HTMLFormElement) copyInput(old, successor)
  }
}

const parts = 'form, section'

/** Counted from the end, since the browser's own additions, such as notices, come first. */
function successorOf(old: HTMLElement, part: HTMLElement): HTMLElement | null {
  const before = old.closest<HTMLElement>(parts) ?? old
  if (before.localName !== part.localName) return null
  if (before === old) return part
  const buttons = buttonsIn(before)
  return buttonsIn(part).at(buttons.indexOf(old) - buttons.length) ?? null
}

function buttonsIn(part: HTMLElement): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[type="button"]')]
}

const fields = 'input, select'

function copyInput(old: HTMLElement, successor: HTMLElement): void {
  const later = [...successor.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)]
  for (const field of old.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)) {
    const copy = later.find(({ name, type }) => name === field.name && type === field.type)
    if (!copy) continue
    const isBox = field instanceof HTMLInputElement && copy instanceof HTMLInputElement
    if (isBox && field.type === 'checkbox') {
      if (field.checked !== copy.checked) copy.click()
    } else if (field.value !== copy.value) setValue(copy, field.value)
    if (field === globalThis.prerendered?.focused && document.activeElement === document.body)
      copyFocus(field, copy)
  }
}

function copyFocus(field: HTMLElement, copy: HTMLElement): void {
  copy.focus()
  if (!(field instanceof HTMLInputElement && copy instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd, selectionDirection } = field
  // Email fields have no selection.
  if (selectionStart === null) return
  copy.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}
