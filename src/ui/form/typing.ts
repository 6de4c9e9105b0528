import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Safari ends a composition before the `keydown` of the key that ended it, and gives that key this code. */
const composingKeyCode = 229

const notTyped = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image', 'color']

/** Whether the person is typing here, so that single-letter shortcuts must not run. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.includes(target.type)
  return target instanceof Element && target.matches('textarea, select, [contenteditable]')
}

/** Whether an input method is composing text with this key, so that shortcuts must not run. */
export function isComposingText(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || keyCode === composingKeyCode
}
