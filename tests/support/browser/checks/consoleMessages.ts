import type { ConsoleMessage } from '@playwright/test'

const note = 'Failed to load resource'
const offline = 'net::ERR_INTERNET_DISCONNECTED'
const blocked = 'net::ERR_BLOCKED_BY_CLIENT'
/** Firestore pings Google when a connection fails, and the security policy blocks it. */
const ping = 'www.google.com/images/cleardot.gif'
const provider =
  /\/(content-firebaseappcheck|identitytoolkit|securetoken)\.googleapis\.com\/|\/emulator\/|\/v0\/b\/|\/documents(:|\/users\/)|\/google\.firestore\.v1\.|^https:\/\/(www\.google\.com\/recaptcha|apis\.google\.com)\//

/**
 * Browsers log every refused request, every request while offline, and every blocked file. Tests cause these
 * on purpose, and no page can prevent the messages.
 */
export function isBrowserMessage(message: ConsoleMessage): boolean {
  const text = message.text()
  const isMeant = text.includes(offline) || text.includes(blocked)
  if (text.includes(ping)) return true
  return text.startsWith(note) && (isMeant || provider.test(message.location().url))
}
