import type { ConsoleMessage } from '@playwright/test'

const note = 'Failed to load resource'
const offline = 'net::ERR_INTERNET_DISCONNECTED'
const provider =
  /\/(identitytoolkit|securetoken)\.googleapis\.com\/|\/emulator\/|^https:\/\/apis\.google\.com\//

/**
 * The browser itself notes each call that a server refused, each script of Google that was blocked,
 * and each call while a test is offline. For a wrong password that is meant; nobody can keep the browser from it.
 */
export function isNoteOfTheBrowser(message: ConsoleMessage): boolean {
  const text = message.text()
  return text.startsWith(note) && (text.includes(offline) || provider.test(message.location().url))
}
