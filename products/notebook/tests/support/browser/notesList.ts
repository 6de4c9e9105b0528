import { expect, type Page } from '@playwright/test'
import { signIn, createUser, type Person } from '#tests/support/browser/people/people.ts'

/** Signs in a new person and waits for the list. */
export async function openNotes(page: Page): Promise<Person> {
  const person = await createUser()
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible()
  await expect(page.getByText('No notes yet')).toBeVisible()
  return person
}

/** The rows of the list. */
export function rows(page: Page) {
  return page.getByRole('navigation', { name: 'Your notes' }).getByRole('listitem')
}
