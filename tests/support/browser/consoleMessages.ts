import type { ConsoleMessage } from '@playwright/test'

const note = 'Failed to load resource'
const offline = 'net::ERR_INTERNET_DISCONNECTED'
const blocked = 'net::ERR_BLOCKED_BY_CLIENT'
const provider =
  /\/(identitytoolkit|securetoken)\.googleapis\.com\/|\/emulator\/|\/documents:|\/google\.firestore\.v1\.|^https:\/\/(www\.google\.com\/recaptcha|apis\.google\.com)\//

/** By a picture the database's SDK looks whether it is the network that fails; the policy keeps it away. */
const probe = "Loading the image 'https://www.google.com/images/cleardot.gif"

/**
 * The browser itself notes each call that a server refused, each one while a test is offline, and
 * each file that a content blocker keeps away. That is meant; nobody can keep the browser from it.
 */
export function isNoteOfTheBrowser(message: ConsoleMessage): boolean {
  const text = message.text()
  const isMeant = text.includes(offline) || text.includes(blocked)
  if (text.startsWith(probe)) return true
  return text.startsWith(note) && (isMeant || provider.test(message.location().url))
}
