import { useEffect } from 'react'

/** The maximum time between the presses of a double click, in milliseconds. */
const maxInterval = 500

/** The maximum distance between them, in pixels. A finger is less precise than a mouse. */
const maxDistance = 24

const controls = 'a[href], button, summary, [role="button"], [role="menuitem"]'

/** A control and its label. With a new label, it counts as another control. */
type Target = { control: Element | null; name: string }

type Press = { target: Target; before: Target; at: number; x: number; y: number }

/** On every page, ignores presses on controls that have just appeared under the pointer. */
export function PressGuard() {
  useEffect(guardPresses, [])
  return null
}

/**
 * From now on, a click counts only for the control that was under the pointer when the press began, and the
 * second click of a double click only for the control that the first one hit. Keyboard input isn't affected.
 *
 * @returns a function that stops it.
 */
function guardPresses(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  let last: Press | null = null
  const recordPress = (event: PointerEvent) => {
    const { timeStamp: at, clientX: x, clientY: y } = event
    const isRepeat =
      last && at - last.at <= maxInterval && Math.hypot(x - last.x, y - last.y) <= maxDistance
    const target = last && isRepeat ? last.target : targetOf(event)
    last = { target, before: last?.target ?? target, at, x, y }
  }
  // The system's double-click time can be longer than ours.
  const recordDouble = ({ detail }: MouseEvent) => {
    if (last && detail > 1) last = { ...last, target: last.before }
  }
  const blockClick = (event: MouseEvent) => {
    const { control, name } = targetOf(event)
    if (event.detail === 0 || !control || !last) return
    if (control === last.target.control && name === last.target.name) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', recordPress, options)
  addEventListener('mousedown', recordDouble, options)
  addEventListener('click', blockClick, options)
  // Typing ends a possible double click.
  addEventListener('beforeinput', () => (last = null), options)
  return () => controller.abort()
}

function targetOf({ target }: Event): Target {
  const control = target instanceof Element ? target.closest(controls) : null
  return { control, name: control?.ariaLabel ?? control?.textContent ?? '' }
}
