/** In characters. A longer page takes as long to decrypt as the app takes to load. */
const maxLength = 400_000

/** Elements that are only momentary, or that refer to other places. */
const momentary =
  'dialog, [popover], script, style, iframe, object, embed, audio, video, a[href^="#"]'

/** Elements that announce something once. */
const announcements = 'output, [role=alert], [role=status], [data-momentary]'

const controls = 'button, input, textarea, select, summary, [contenteditable]'

/** Attributes that tie an element to others or to scripts. */
const tyingAttributes = [
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
 * Returns a page as inert HTML: text areas as typed, working links, and no other working controls. Values of other
 * fields are left out. `null` if it is too long.
 *
 * @param status the status line above the page.
 */
export function createPageSnapshot(page: HTMLElement, status: string): string | null {
  const copy = page.cloneNode(true) as HTMLElement
  const texts = page.querySelectorAll('textarea')
  copy.querySelectorAll('textarea').forEach((text, index) => {
    text.textContent = texts[index]?.value ?? ''
    text.readOnly = true
  })
  for (const gone of copy.querySelectorAll(momentary)) gone.remove()
  for (const announcement of copy.querySelectorAll(announcements)) announcement.replaceChildren()
  for (const input of copy.querySelectorAll('input')) input.removeAttribute('value')
  for (const control of copy.querySelectorAll(controls)) disarm(control)
  for (const image of copy.querySelectorAll('img[src^="blob:"]')) image.removeAttribute('src')
  for (const link of copy.querySelectorAll('a[href^="blob:"]')) link.removeAttribute('href')
  for (const attribute of tyingAttributes)
    for (const tied of copy.querySelectorAll(`[${attribute}]`)) tied.removeAttribute(attribute)
  copy.append(statusLine(status))
  const html = copy.innerHTML
  return html.length > maxLength ? null : html
}

/** Without the app, controls must neither work nor be announced as if they did. */
function disarm(control: Element): void {
  control.toggleAttribute('inert', true)
  control.removeAttribute('aria-label')
}

function statusLine(text: string): HTMLElement {
  const line = document.createElement('p')
  line.className = 'page-snapshot-status'
  line.setAttribute('role', 'status')
  line.textContent = text
  return line
}
