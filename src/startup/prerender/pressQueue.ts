import type { LoadedApp } from '../prerendered.ts'
import type { LoadFailedNotice } from './loadFailedNotice.ts'

/** Presses on a page that isn't interactive yet. */
export type PressQueue = {
  /** From now on, forms are submitted with `send`, even before the page is interactive. */
  sendForms: (send: LoadedApp['send']) => void
  /** The form of the page, if React has rendered it anew. */
  replacedForm: () => HTMLFormElement | undefined
  /** Marks a part of the page as interactive, and replays the presses on it. */
  markInteractive: (part: HTMLElement) => void
  /** Forgets the pressed elements that match a selector. */
  forget: (selector: string) => void
}

/** The parts of a page that become interactive on their own. Everything else becomes interactive with the form. */
const parts = 'form, section, [data-theme-toggle]'

/** The elements that can be pressed, by event. An invalid form counts, too: the form itself reports the error later. */
const pressable = { submit: 'form', invalid: 'form', click: '[type="button"], main a' }

/**
 * Records presses on the parts of a page that aren't interactive yet, and replays them. Links work, but once
 * something is typed, they wait for the code that keeps it. If an extension or a translator has changed a part, React
 * renders it anew: a press on its buttons and links is lost, but not one on the form.
 *
 * @param notice as long as it's shown, links work on their own, and buttons do nothing.
 */
export function queuePresses(page: Element, notice: LoadFailedNotice): PressQueue {
  const form = page.querySelector('form')
  const waiting = new Set<Element>(page.querySelectorAll(parts))
  const pressed = new Set<HTMLElement>()
  let send: LoadedApp['send'] | undefined
  let isSent = false
  const partOf = (element: Element) => element.closest(parts) ?? form
  const { pathname } = location
  const replacedForm = () => {
    // The person's fields and presses are gone with the page that they have left.
    if (location.pathname !== pathname) waiting.clear()
    return form && waiting.has(form) && !form.isConnected ? form : undefined
  }
  const forget = (selector: string) => {
    for (const element of pressed) {
      if (!element.matches(selector)) continue
      pressed.delete(element)
      showBusy(element, false)
    }
  }
  const sendIfComplete = () => {
    if (!form || !send || isSent || !pressed.has(form) || !form.matches(':valid')) return
    isSent = send(form)
  }
  const keep = (event: Event, selector: string) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    const part = element && partOf(element)
    if (!part || !waiting.has(part) || (event.type === 'click' && notice.isShown())) return
    if (element.matches('a')) {
      if (!isPlainClick(event) || !hasInput(page)) return
      forget('a')
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    if (pressed.has(element)) return
    pressed.add(element)
    showBusy(element, true)
    sendIfComplete()
  }
  for (const [type, selector] of Object.entries(pressable))
    addEventListener(type, (event) => keep(event, selector), true)
  return {
    replacedForm,
    forget,
    sendForms: (sender) => {
      send = sender
      sendIfComplete()
    },
    markInteractive: (part) => {
      const before = (part.localName === 'form' && replacedForm()) || part
      // From here on, the form's own component shows whether it's busy.
      if (isSent && before === form) forget('form')
      // The part's own effects run first.
      setTimeout(() => {
        waiting.delete(before)
        if (![...waiting].some(({ isConnected }) => isConnected)) notice.hide()
        for (const element of pressed) {
          if (partOf(element) !== before) continue
          pressed.delete(element)
          // Sent since: its component shows that it's busy.
          if (element === form && isSent) continue
          showBusy(element, false)
          press(element === form ? part : element)
        }
      })
    },
  }
}

/** Returns whether a click opens no other tab or window, and downloads nothing. */
function isPlainClick(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false
  return !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

function hasInput(page: Element): boolean {
  return [...page.querySelectorAll('input')].some(({ type, value }) => type !== 'checkbox' && value)
}

function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit()
  // A detached link would leave the page, and what is typed on it.
  else if (element.isConnected) element.click()
}

function showBusy(element: HTMLElement, isBusy: boolean): void {
  const button =
    element instanceof HTMLFormElement ? element.querySelector('[type="submit"]') : element
  for (const sign of ['data-busy', 'aria-busy', 'aria-disabled'])
    if (isBusy) button?.setAttribute(sign, 'true')
    else button?.removeAttribute(sign)
}
