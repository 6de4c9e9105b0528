import type { Page } from '@playwright/test'

/**
 * Gives the page a device that keeps passkeys, as Chromium simulates one: whatever is asked of the person, they agree,
 * unless they refuse.
 */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the person shows the device who they are, from now on. */
    agree: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Whether the person answers at all, from now on. */
    answer: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** How many passkeys it keeps. */
    count: async () => {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}
