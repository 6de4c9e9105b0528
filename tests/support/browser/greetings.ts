import { expect, type Locator, type Page } from '@playwright/test'
import { localUrls } from '#local-firebase/addresses.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'

const users = `${localUrls().firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/users`

/** The blank product's text field. */
export function greetingIn(page: Page): Locator {
  return page.getByLabel('Greeting')
}

/** Writes a greeting on the first page, and waits until it is on the server. */
export async function writeGreeting(page: Page, text: string): Promise<void> {
  await greetingIn(page).fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

/** A person's greetings on the server. */
export async function greetingsOnServer(uid: string): Promise<readonly string[]> {
  const answer = JSON.parse(await requestAsAdmin('GET', `${users}/${uid}/greetings`)) as {
    documents?: { fields: { text: { stringValue: string } } }[]
  }
  return (answer.documents ?? []).map(({ fields }) => fields.text.stringValue)
}
