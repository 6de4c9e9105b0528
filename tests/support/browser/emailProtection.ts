import { expect, type Page } from '@playwright/test'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'

const configuration = `http://${HOST}:${localPorts().auth}/emulator/v1/projects/${PROJECT_ID}/config`

/**
 * Switches the protection of email addresses for one kind of call of one page. The emulator has a single
 * switch, so it is set around each call and set back to on, as real projects have it.
 */
export async function protectEmails(page: Page, call: RegExp, isProtected: boolean): Promise<void> {
  await page.route(call, async (route) => {
    await setProtection(isProtected)
    const response = await route.fetch()
    await setProtection(true)
    await route.fulfill({ response })
  })
}

async function setProtection(isOn: boolean): Promise<void> {
  const response = await fetch(configuration, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn } }),
  })
  expect(response.status).toBe(200)
}
