import { expect, type Page } from '@playwright/test'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'

const configuration = `http://${HOST}:${localPorts().auth}/emulator/v1/projects/${PROJECT_ID}/config`

/**
 * Turns email enumeration protection on or off for one kind of call from one page. The emulator has one
 * global switch, so it is set around each call, and otherwise stays on, as in real projects.
 */
export async function setEmailProtection(
  page: Page,
  call: RegExp,
  isProtected: boolean,
): Promise<void> {
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
