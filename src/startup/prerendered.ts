import type { WatchSession } from '../machines/authMachine.ts'

/** The object that a prerendered page hands over to the app. Its script sets it as `globalThis.prerendered`. */
export type PrerenderedPage = {
  /** Whether the HTML showed the page before the app had loaded. Then no one was signed in. */
  isShown: () => boolean
  /** The app has loaded, and renders everything from now on. */
  start: (app: LoadedApp) => void
  /** Resolves once a part is interactive. Until then, React must render the page as it is in the HTML. */
  interactive: Promise<void>
  /** The form of the HTML, if React has rendered it anew because an extension or a translator had changed it. */
  replacedForm: () => ReplacedForm | undefined
  /** Replays the presses on a part, whose component works from now on. */
  markInteractive: (part: HTMLElement) => void
  /** Whether the person has changed the field since the HTML arrived. */
  isChanged: (field: HTMLElement) => boolean
  /** Shows a notice until every part is interactive. Returns a function that hides it earlier. */
  showLoadFailed: () => () => void
}

export type ReplacedForm = { form: HTMLFormElement; lastFocused: EventTarget | null }

export type LoadedApp = {
  /** Whether the page is one for signed-out people. */
  isSignedOut: () => boolean
  /** Submits a form that isn't interactive yet; false if the form's own component must do it. */
  send: (form: HTMLFormElement) => boolean
}

/** Whether the HTML showed the page before the app had loaded. */
export function isPrerendered(): boolean {
  return globalThis.prerendered?.isShown() ?? false
}

/** The app has loaded, and renders everything from now on. */
export function handOver(app: LoadedApp): void {
  globalThis.prerendered?.start(app)
}

/** On a prerendered page, shows that its code couldn't be loaded. Returns a function that hides it. */
export function showLoadFailed(): (() => void) | undefined {
  return globalThis.prerendered?.showLoadFailed()
}

/**
 * A prerendered page is shown only if no one is signed in. Until hydration, only "signed out" is reported, so that
 * React renders the same markup.
 */
export function deferUntilInteractive(watch: WatchSession): WatchSession {
  const page = globalThis.prerendered
  return (port) => {
    if (!page?.isShown()) return watch(port)
    port.sendBack({ type: 'session.missing' })
    return watch({
      ...port,
      sendBack: (event) => void page.interactive.then(() => port.sendBack(event)),
    })
  }
}
