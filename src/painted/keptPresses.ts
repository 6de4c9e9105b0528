/** Sends what stands in a form; false where the form's own code must do it. */
export type SendForm = (form: HTMLFormElement) => boolean

/** Presses on a page whose code is not there yet. */
export type KeptPresses = {
  /** Forms can be sent from now on, though the page does not work yet. */
  sendForms: (send: SendForm) => void
  /**
   * This part of the page works from now on; what was pressed there is done.
   *
   * @param whenAllWork called once no part is left that does not work.
   */
  takeOver: (part: Element, whenAllWork: () => void) => void
  /** Shows that nothing comes of what was pressed. */
  giveUp: () => void
}

/**
 * Keeps what is pressed on a page that does not work yet: its buttons, and its form, also where something is wrong
 * with it, which the form itself says later. Links work by themselves.
 */
export function keepPresses(page: Element): KeptPresses {
  const idle = new Set(page.querySelectorAll<HTMLElement>('form, [type="button"]'))
  const kept: HTMLElement[] = []
  const sent = new Set<HTMLElement>()
  let send: SendForm | undefined
  const trySending = (pressed: HTMLElement) => {
    if (pressed instanceof HTMLFormElement && pressed.matches(':valid') && send?.(pressed))
      sent.add(pressed)
  }
  const keep = (event: Event) => {
    const { target, type } = event
    const pressed =
      target instanceof Element && target.closest<HTMLElement>(partPressed[type] ?? '')
    if (!pressed || !idle.has(pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (type !== 'click' && kept.includes(pressed)) return
    kept.push(pressed)
    showBusy(pressed, true)
    trySending(pressed)
  }
  for (const type of Object.keys(partPressed)) addEventListener(type, keep, true)
  return {
    sendForms: (sender) => {
      send = sender
      kept.forEach(trySending)
    },
    takeOver: (part, whenAllWork) => {
      const begun = [...idle].filter((pressed) => part.contains(pressed))
      // Whether a form that was sent is still busy, its own code shows.
      for (const pressed of begun) if (sent.has(pressed)) showBusy(pressed, false)
      // What the part itself does when it is shown comes first.
      setTimeout(() => {
        for (const pressed of begun) idle.delete(pressed)
        if (![...idle].some((pressed) => pressed.isConnected)) whenAllWork()
        for (const pressed of kept)
          if (begun.includes(pressed) && !sent.has(pressed)) press(pressed)
      })
    },
    giveUp: () => {
      for (const pressed of kept.splice(0)) showBusy(pressed, false)
    },
  }
}

const partPressed: Readonly<Record<string, string>> = {
  submit: 'form',
  invalid: 'form',
  click: '[type="button"]',
}

function press(pressed: HTMLElement): void {
  showBusy(pressed, false)
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

function showBusy(pressed: HTMLElement, isBusy: boolean): void {
  const button = pressed.querySelector('[type="submit"]')
  for (const sign of ['data-busy', 'aria-busy', 'aria-disabled'])
    if (isBusy) button?.setAttribute(sign, 'true')
    else button?.removeAttribute(sign)
}
