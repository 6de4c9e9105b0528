import type { ConsoleMessage } from '@playwright/test'

const note = 'Failed to load resource'
const offline = 'net::ERR_INTERNET_DISCONNECTED'
const blocked = 'net::ERR_BLOCKED_BY_CLIENT'
const refusedProbe = "Loading the image 'https://www.google.com/images/cleardot.gif"
const provider =
  /\/(identitytoolkit|securetoken)\.googleapis\.com\/|\/emulator\/|\/documents:|\/google\.firestore\.v1\.|^https:\/\/(www\.google\.com\/recaptcha|apis\.google\.com)\//

/**
 * The browser itself notes each call that a server refused, each one while a test is offline, and
 * each file that a content blocker keeps away. That is meant; nobody can keep the browser from it. After a
 * call that failed, the database asks an image of Google whether there is a network, only to log it;
 * our headers refuse that, and nothing depends on it.
 */
export function isNoteOfTheBrowser(message: ConsoleMessage): boolean {
  const text = message.text()
  if (text.startsWith(refusedProbe)) return true
  const isMeant = text.includes(offline) || text.includes(blocked)
  return text.startsWith(note) && (isMeant || provider.test(message.location().url))
}
