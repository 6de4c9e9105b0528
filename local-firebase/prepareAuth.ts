import { requestAsAdmin } from './requestAsAdmin.ts'
import { demoUser } from './demoUser.ts'
import { PROJECT_ID } from './ports.ts'

/** Turns on email enumeration protection, the default of new Firebase projects. */
export async function protectEmails(origin: string): Promise<void> {
  await requestAsAdmin('PATCH', `${origin}/emulator/v1/projects/${PROJECT_ID}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
}

/** Creates the demo person with a verified email address, unless the kept data includes them. */
export async function createDemoUser(origin: string): Promise<void> {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`
  const found = await requestAsAdmin('POST', `${accounts}:lookup`, { email: [demoUser.email] })
  if (found.includes(demoUser.email)) return
  await requestAsAdmin('POST', accounts, { ...demoUser, emailVerified: true })
}
