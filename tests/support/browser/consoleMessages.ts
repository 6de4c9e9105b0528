import type { ConsoleMessage } from '@playwright/test'

const note = 'Failed to load resource'
const offline = 'net::ERR_INTERNET_DISCONNECTED'
const blocked = 'net::ERR_BLOCKED_BY_CLIENT'
const provider =
  /\/(identitytoolkit|securetoken)\.googleapis\.com\/|\/emulator\/|\/v0\/b\/|\/documents(:|\/users\/)|\/google\.firestore\.v1\.|^https:\/\/(www\.google\.com\/recaptcha|apis\.google\.com)\//

/**
 * The browser itself notes each call that a server refused, each one while a test is offline, and
 * each file that a content blocker keeps away. That is meant; nobody can keep the browser from it.
 */
export function isNoteOfTheBrowser(message: ConsoleMessage): boolean {
  const text = message.text()
  const isMeant = text.includes(offline) || text.includes(blocked)
  return text.startsWith(note) && (isMeant || provider.test(message.location().url))
}
