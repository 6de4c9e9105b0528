import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Safari ends a composition before it tells of the key that ended it, and gives that key this code. */
const composingKeyCode = 229

/** Whether a person types there: letters are then no keys of the page. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}

/** Whether a key belongs to an input method that composes letters: it is then no key of the page. */
export function isOfInputMethod(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || keyCode === composingKeyCode
}
