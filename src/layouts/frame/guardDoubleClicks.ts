const controls = 'a[href], button, summary, [role="button"], [role="menuitem"]'

/**
 * From now on, the second click of a double click counts only for the control that the first one hit, and not
 * for what has appeared under the pointer since. A control with a new label counts as another control. The
 * browser counts the clicks of a mouse; keys and fingers aren't affected.
 *
 * @returns a function that stops it.
 */
export function guardDoubleClicks(): () => void {
  let first: Target | null = null
  const guard = (event: MouseEvent) => {
    const target = targetOf(event)
    if (event.detail === 1) first = target
    if (event.detail < 2 || !target.control || !first) return
    if (target.control === first.control && target.name === first.name) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', guard, true)
  return () => removeEventListener('click', guard, true)
}

type Target = { control: Element | null; name: string }

function targetOf({ target }: Event): Target {
  const control = target instanceof Element ? target.closest(controls) : null
  return { control, name: control?.ariaLabel ?? control?.textContent ?? '' }
}
