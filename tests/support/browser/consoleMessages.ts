import type { ConsoleMessage } from '@playwright/test'

const provider = /\/(identitytoolkit|securetoken)\.googleapis\.com\//

/** The browser itself notes each call that a server refused; for a wrong password that is meant. */
export function isProviderRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') && provider.test(message.location().url)
  )
}
