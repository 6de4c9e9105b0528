import { useEffect } from 'react'

/** How long after a press another one may belong to the same double click, in milliseconds. */
const doubleClick = 500

/** How far apart the two may be, in pixels; a finger is less exact than a mouse. */
const reach = 24

const controls = 'a[href], button, summary, [role="button"], [role="menuitem"]'

/** What stood under the pointer, and what it was called: a button that is named anew is another one. */
type Meant = { control: Element | null; name: string }

type Press = { meant: Meant; before: Meant; at: number; x: number; y: number }

/** Keeps presses from what has appeared under the pointer, on every page. */
export function PressGuard() {
  useEffect(guardPresses, [])
  return null
}

/**
 * From now on a press counts only for what stood there when it began, and the second one of a double click
 * only for what the first one meant. The keyboard is not held up.
 *
 * @returns the function that stops it.
 */
export function guardPresses(): () => void {
  const stopping = new AbortController()
  const options = { capture: true, signal: stopping.signal }
  let last: Press | null = null
  const recordPress = (event: PointerEvent) => {
    const { timeStamp: at, clientX: x, clientY: y } = event
    const isAgain =
      last && at - last.at <= doubleClick && Math.hypot(x - last.x, y - last.y) <= reach
    const meant = last && isAgain ? last.meant : meantBy(event)
    last = { meant, before: last?.meant ?? meant, at, x, y }
  }
  // The person's own settings may give a double click more time.
  const recordDouble = ({ detail }: MouseEvent) => {
    if (last && detail > 1) last = { ...last, meant: last.before }
  }
  const holdBack = (event: MouseEvent) => {
    const { control, name } = meantBy(event)
    if (event.detail === 0 || !control || !last) return
    if (control === last.meant.control && name === last.meant.name) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', recordPress, options)
  addEventListener('mousedown', recordDouble, options)
  addEventListener('click', holdBack, options)
  // Nobody types within a double click.
  addEventListener('beforeinput', () => (last = null), options)
  return () => stopping.abort()
}

function meantBy({ target }: Event): Meant {
  const control = target instanceof Element ? target.closest(controls) : null
  return { control, name: control?.ariaLabel ?? control?.textContent ?? '' }
}
