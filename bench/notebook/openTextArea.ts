import type { Page } from '@playwright/test'

/** Opens a page with only a plain text area, as wide and with the same font size as the app's. */
export async function openTextArea(page: Page, origin: string, text: string): Promise<void> {
  await page.goto(`${origin}/nothing.txt`)
  await page.evaluate((value) => {
    const field = document.createElement('textarea')
    field.id = 'note-body'
    Object.assign(field.style, {
      display: 'block',
      boxSizing: 'border-box',
      width: '42rem',
      height: '80vh',
      margin: 'auto',
      font: '400 1.0625rem / 1.7 sans-serif',
    })
    field.value = value
    document.body.replaceChildren(field)
  }, text)
}
