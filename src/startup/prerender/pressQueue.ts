/** Submits a form before the page is interactive; false if the form's own component must do it. */
export type SendForm = (form: HTMLFormElement) => boolean

/** Presses on a page that isn't interactive yet. */
export type PressQueue = {
  /** The form and the buttons that aren't interactive yet. */
  idle: ReadonlySet<HTMLElement>
  /** React has rendered one of them anew: presses on it count for its successor. */
  replace: (old: HTMLElement, successor: HTMLElement) => void
  /** Lets forms be submitted with `send`, even before the page is interactive. */
  sendForms: (send: SendForm) => void
  /**
   * Marks a part of the page as interactive, and replays the presses on it.
   *
   * @param whenAllAre called once all parts are interactive.
   */
  markInteractive: (part: Element, whenAllAre: () => void) => void
  /** Forgets pressed buttons and links, because code is missing. Submitted forms still wait for it. */
  giveUp: () => void
}

/**
 * Keeps presses on the buttons and the form of a page that isn't interactive yet. An invalid form counts,
 * too; the form itself reports the error later. Links work, but once something is typed, they wait for the
 * code of their part, which keeps what was typed.
 *
 * @param isCodeMissing whether the page shows that its code is missing. Then links work on their own, and buttons do
 *   nothing.
 */
export function queuePresses(page: Element, isCodeMissing: () => boolean): PressQueue {
  const idle = new Set(page.querySelectorAll<HTMLElement>('form, [type="button"]'))
  const working = new Set<Element>()
  const kept = new Set<HTMLElement>()
  const sent = new Set<HTMLElement>()
  let send: SendForm | undefined
  let link: HTMLElement | null = null
  const trySending = (pressed: HTMLElement) => {
    if (pressed instanceof HTMLFormElement && pressed.matches(':valid') && send?.(pressed))
      sent.add(pressed)
  }
  // A link outside the page's parts works as soon as any of them does.
  const works = (followed: HTMLElement) =>
    [...working].some((part) => part.contains(followed) || !followed.closest('form, section'))
  const keep = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const followed = target.closest<HTMLElement>('main a')
    const pressed = target.closest<HTMLElement>(partPressed[type] ?? '')
    if (isCodeMissing() && type === 'click') return
    const isHeld = followed && !works(followed) && isPlainClick(event) && hasInput(page)
    if (!isHeld && !(pressed && idle.has(pressed))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isHeld) link = followed
    if (!pressed || kept.has(pressed)) return
    kept.add(pressed)
    showBusy(pressed, true)
    trySending(pressed)
  }
  for (const type of Object.keys(partPressed)) addEventListener(type, keep, true)
  return {
    idle,
    replace: (old, successor) => {
      for (const set of [idle, kept, sent]) if (set.delete(old)) set.add(successor)
    },
    sendForms: (sender) => {
      send = sender
      kept.forEach(trySending)
    },
    markInteractive: (part, whenAllAre) => {
      const begun = [...idle].filter((pressed) => part.contains(pressed))
      // From here on, the form's own component shows whether it's busy.
      for (const pressed of begun) if (sent.has(pressed)) showBusy(pressed, false)
      // The part's own effects run first.
      setTimeout(() => {
        for (const pressed of begun) idle.delete(pressed)
        if (![...idle].some((pressed) => pressed.isConnected)) whenAllAre()
        working.add(part)
        // React may have rendered it anew.
        if (link && !link.isConnected)
          link = page.querySelector(`main a[href="${link.getAttribute('href')}"]`)
        if (link && works(link)) {
          link.click()
          link = null
        }
        for (const pressed of kept)
          if (begun.includes(pressed) && !sent.has(pressed)) press(pressed)
      })
    },
    giveUp: () => {
      link = null
      for (const pressed of kept) {
        if (pressed instanceof HTMLFormElement) continue
        kept.delete(pressed)
        showBusy(pressed, false)
      }
    },
  }
}

const partPressed: Readonly<Record<string, string>> = {
  submit: 'form',
  invalid: 'form',
  click: '[type="button"]',
}

/** One that opens no other tab or window. */
function isPlainClick(event: Event): boolean {
  return event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

function hasInput(page: Element): boolean {
  return [...page.querySelectorAll('input')].some(({ type, value }) => type !== 'checkbox' && value)
}

function press(pressed: HTMLElement): void {
  showBusy(pressed, false)
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

function showBusy(pressed: HTMLElement, isBusy: boolean): void {
  const button =
    pressed instanceof HTMLFormElement ? pressed.querySelector('[type="submit"]') : pressed
  for (const sign of ['data-busy', 'aria-busy', 'aria-disabled'])
    if (isBusy) button?.setAttribute(sign, 'true')
    else button?.removeAttribute(sign)
}
