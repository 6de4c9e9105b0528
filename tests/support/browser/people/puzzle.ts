import type { Page } from '@playwright/test'
import { blockRecaptcha } from '../servers/authServer.ts'

/**
 * Like reCAPTCHA's script, it adds its puzzle to the body, styles it by its attribute, and is silent if it is
 * closed.
 */
const script = `window.grecaptcha = {
  getResponse: () => '',
  reset: () => undefined,
  render: (_, { callback }) => {
    grecaptcha.execute = () => {
      const puzzle = document.createElement('div')
      puzzle.setAttribute('style', 'position:absolute;top:10px;left:10px;z-index:2000000000')
      const add = (name, answer) => {
        const button = puzzle.appendChild(document.createElement('button'))
        button.textContent = name
        button.onclick = () => { puzzle.remove(); answer() }
      }
      add('Solve the puzzle', () => callback('the answer about a person'))
      add('Close the puzzle', () => undefined)
      document.body.append(puzzle)
    }
    return 1
  },
}
window[new URL(document.currentScript.src).searchParams.get('onload')]()`

/** Shows everyone a stand-in for reCAPTCHA's puzzle before a text message is sent. */
export async function showPuzzles(page: Page): Promise<void> {
  await blockRecaptcha(page)
  await page.route('https://www.google.com/recaptcha/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}
