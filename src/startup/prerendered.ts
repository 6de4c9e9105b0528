import type { LoadedCode } from './prerender/prerenderedPage.ts'

/** Whether the HTML already showed the page before its code had loaded. Then no one was signed in. */
export function isPrerendered(): boolean {
  return globalThis.prerendered?.isShown ?? false
}

/** Resolves once a part of a prerendered page is interactive. Until then, React must render it as it is in the HTML. */
export function whenInteractive(): Promise<void> | undefined {
  return globalThis.prerendered?.interactive
}

/** The code has loaded, and renders everything from now on. */
export function startApp(code: LoadedCode): void {
  globalThis.prerendered?.start(code)
}

/**
 * Shows over the page that code is missing. Over a prerendered page, until every part of it is interactive.
 *
 * @returns a function that hides it earlier.
 */
export function showCodeMissing(): (() => void) | undefined {
  return globalThis.prerendered?.showCodeMissing()
}

/** Whether the person has changed the field since the HTML arrived, possibly before its code did. */
export function isChanged(field: HTMLElement): boolean {
  return globalThis.prerendered?.changed.has(field) ?? false
}
