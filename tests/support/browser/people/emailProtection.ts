import type { Page } from '@playwright/test'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { localApi } from '../../emulators/localApi.ts'

/**
 * Turns email enumeration protection off for one kind of call from one page. The emulator has one global
 * switch, so it is set around each call, and otherwise stays on, as in real projects.
 */
export async function turnOffEmailProtection(page: Page, call: RegExp): Promise<void> {
  await page.route(call, async (route) => {
    await setProtection(false)
    const response = await route.fetch()
    await setProtection(true)
    await route.fulfill({ response })
  })
}

async function setProtection(isOn: boolean): Promise<void> {
  await requestAsAdmin('PATCH', `${localApi().emulator}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn },
  })
}
