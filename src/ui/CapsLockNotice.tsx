import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { capsLockText } from '../text/capsLockText.ts'
import styles from './CapsLockNotice.module.css'

/**
 * Shows in the focused password field that Caps Lock is on. Loaded late, so it's placed over the field, where
 * it takes up no space.
 */
export function CapsLockNotice() {
  const [field, setField] = useState<Element | null>(null)
  const [isOn, setOn] = useState(false)
  useEffect(() => watchCapsLock(setField, setOn), [])
  const frame = isOn ? field?.parentElement : null
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {frame && capsLockText.isOn}
      </p>
      {frame &&
        createPortal(
          <span className={styles.notice} aria-hidden="true">
            {capsLockText.isOn}
          </span>,
          frame,
        )}
    </>
  )
}

/** An on-screen keyboard shows its own Caps Lock. */
const finePointer = '(any-pointer: fine)'

const passwordFields = '[autocomplete$="-password"]'
const events = ['focusin', 'focusout', 'keydown', 'keyup', 'mousedown']

/**
 * Watches which password field is focused, and whether Caps Lock is on, which browsers report only with key
 * and mouse events.
 *
 * @returns a function that stops watching.
 */
function watchCapsLock(
  setField: (field: Element | null) => void,
  setOn: (isOn: boolean) => void,
): () => void {
  const controller = new AbortController()
  const update = (event: Event) => {
    // Autofill dispatches keyboard events that aren't KeyboardEvents.
    if (event instanceof KeyboardEvent || event instanceof MouseEvent)
      setOn(event.getModifierState('CapsLock'))
    const { activeElement } = document
    setField(activeElement?.matches(passwordFields) ? activeElement : null)
  }
  if (matchMedia(finePointer).matches)
    for (const type of events)
      addEventListener(type, update, { capture: true, signal: controller.signal })
  return () => controller.abort()
}
