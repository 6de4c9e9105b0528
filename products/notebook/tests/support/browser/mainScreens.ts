import { expect, type Page } from '@playwright/test'
import { waitForFont } from '#tests/support/browser/checks/fonts.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { putFileOnServer } from '#tests/support/browser/servers/filesOnServer.ts'
import { openNote } from './notePage.ts'
import { createNotes } from './notes.ts'

const beforeSignIn = {
  'sign in': '/sign-in',
  'sign up': '/sign-up',
  'a new password': '/forgot-password',
  'a phone number': '/sign-in/phone',
  'a link by email': '/sign-in/link',
}

const afterSignIn = {
  'a profile': '/account',
  security: '/account/security',
  devices: '/account/devices',
  'a deletion': '/account/delete',
  data: '/account/data',
  'the trash': '/trash',
  'a page that is not there': '/nowhere',
}

const body =
  '# Supper\n\n- [ ] lentils\n- [x] **good** bread\n\n> Soak them, says [Ada](https://example.com).'

/** Visits the main screens and calls `look` on each once it is rendered. */
export async function visitMainScreens(
  page: Page,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const visit = async (screen: string, path: string) => {
    await page.goto(path)
    await waitUntilReady(page)
    await look(screen)
  }
  for (const [screen, path] of Object.entries(beforeSignIn)) await visit(screen, path)
  const person = await createUser()
  const [noteId = ''] = await createNotes(person, [
    { title: 'Supper on Friday', body, pinned: true },
    { title: '', body: '## Questions for *Ada*\n\n1. How does the `engine` know when it is done?' },
    { title: 'Packing list', body: 'Rain coat, tickets, the blue notebook, two pencils.' },
    { title: 'An old receipt', isInTrash: true },
  ])
  await putFileOnServer(person, noteId, {
    name: 'Tickets.pdf',
    type: 'application/pdf',
    bytes: '%PDF-1.7',
  })
  await signIn(page, person)
  await expect(page.getByRole('link', { name: 'Supper on Friday' })).toBeVisible()
  await look('the list')
  await page.getByRole('searchbox').fill('ada')
  await expect(page.locator('mark').first()).toBeVisible()
  await look('a search')
  await page.getByRole('searchbox').fill('')
  await openNote(page, noteId, body)
  await expect(page.getByRole('button', { name: 'Download “Tickets.pdf”' })).toBeVisible()
  await look('a note')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Supper', exact: true })).toBeVisible()
  await look('a preview')
  for (const [screen, path] of Object.entries(afterSignIn)) await visit(screen, path)
}

async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForFont(page)
}
