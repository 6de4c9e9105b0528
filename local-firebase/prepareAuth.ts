import { asOwner } from './asOwner.ts'
import { demoPerson } from './demoPerson.ts'
import { PROJECT_ID } from './ports.ts'

/** Turns on email enumeration protection, the default of new Firebase projects. */
export async function protectEmails(origin: string): Promise<void> {
  await asOwner('PATCH', `${origin}/emulator/v1/projects/${PROJECT_ID}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
}

/** Creates the demo person with a verified email address, unless the kept data includes them. */
export async function createDemoPerson(origin: string): Promise<void> {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`
  const found = await asOwner('POST', `${accounts}:lookup`, { email: [demoPerson.email] })
  if (found.includes(demoPerson.email)) return
  await asOwner('POST', accounts, { ...demoPerson, emailVerified: true })
}
