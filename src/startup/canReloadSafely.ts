/** What a reload would interrupt: a request, a question, or a code that is on its way. */
const inProgress = '[data-busy], dialog[open], [autocomplete="one-time-code"]'

/** Whether a reload of the page would lose nothing and interrupt nothing. */
export function canReloadSafely(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>('audio, video')]
  return (
    document.querySelector(inProgress) === null &&
    media.every(({ paused }) => paused) &&
    !hasTyped() &&
    !hasUnsaved()
  )
}

/** Fields marked with `data-autosaved` make the browser ask until their text is saved. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea:not([data-autosaved])',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Asks everything that makes the browser ask before it closes the page. */
function hasUnsaved(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
