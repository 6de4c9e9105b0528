/** The longest page that is kept, in characters: one that takes long to decrypt is no faster than the app. */
const longest = 400_000

/** What speaks of the moment, or of more than the page. */
const passing =
  'dialog, [popover], script, style, iframe, object, embed, audio, video, a[href^="#"]'

/** What says something once, when it has happened. */
const announcing = 'output, [role=alert], [role=status], [data-momentary]'

const controls = 'button, input, textarea, select, summary, [contenteditable]'

/** What ties an element to others, or to a script. */
const ties = [
  'id',
  'name',
  'for',
  'style',
  'autofocus',
  'tabindex',
  'contenteditable',
  'aria-live',
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'aria-activedescendant',
]

/**
 * A page as HTML to look at: texts as they were typed, links that lead on, and nothing else that can be used. What
 * stands in other fields is left out. `null` where it is too long.
 *
 * @param status says above it what it is.
 */
export function pageSnapshot(page: HTMLElement, status: string): string | null {
  const copy = page.cloneNode(true) as HTMLElement
  const texts = page.querySelectorAll('textarea')
  copy.querySelectorAll('textarea').forEach((text, index) => {
    text.textContent = texts[index]?.value ?? ''
    text.readOnly = true
  })
  for (const gone of copy.querySelectorAll(passing)) gone.remove()
  for (const said of copy.querySelectorAll(announcing)) said.replaceChildren()
  for (const input of copy.querySelectorAll('input')) input.removeAttribute('value')
  for (const control of copy.querySelectorAll(controls)) disarm(control)
  for (const image of copy.querySelectorAll('img[src^="blob:"]')) image.removeAttribute('src')
  for (const link of copy.querySelectorAll('a[href^="blob:"]')) link.removeAttribute('href')
  for (const tie of ties)
    for (const tied of copy.querySelectorAll(`[${tie}]`)) tied.removeAttribute(tie)
  copy.append(statusLine(status))
  const html = copy.innerHTML
  return html.length > longest ? null : html
}

/** Nothing may be pressed or typed into before the app is there; nor is it read out as if it could. */
function disarm(control: Element): void {
  control.toggleAttribute('inert', true)
  control.removeAttribute('aria-label')
}

function statusLine(words: string): HTMLElement {
  const line = document.createElement('p')
  line.className = 'last-seen-status'
  line.setAttribute('role', 'status')
  line.textContent = words
  return line
}
