import type { Page } from '@playwright/test'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { checkFit } from '#tests/support/browser/checks/checkPage.ts'
import { languageToFit } from '#tests/support/browser/checks/languageToFit.ts'
import { layOutFromRight } from '#tests/support/browser/checks/rightToLeft.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { putFileOnServer } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const signedIn = ['/account', '/account/security', '/account/devices', '/verify-email']

const { name, tag } = languageToFit

test.beforeEach(({ context }) => layOutFromRight(context))

test(
  'every page after signing in fits a narrow window in a long language from right to left',
  { tag: '@once' },
  async ({ context, page }) => {
    test.slow()
    const visit = async (path: string) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await checkFit(page)
    }
    const { noteId, copyId } = await enterWithNotes(page)
    await openMenu(page)
    await page.getByLabel('Language').selectOption(name)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByText('Packing list')).toBeVisible()
    await checkFit(page)
    await openMenu(page)
    await checkFit(page)
    await page.keyboard.press('Escape')
    // The shortcut works only once its code is loaded.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await checkFit(page)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('tickets')
    await expect(page.locator('mark')).toBeVisible()
    await checkFit(page)
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByText('Packing list')).toBeHidden()
    await checkFit(page)

    await page.goto(`/notes/${copyId}`)
    await page.getByRole('article').locator('[data-tone] button').click()
    await expect(page.getByRole('dialog').locator('del')).toBeVisible()
    await checkFit(page)
    await page.goto(`/notes/${noteId}`)
    await expect(page.getByText('Tickets.pdf')).toBeVisible()
    await checkFit(page)
    await page.getByRole('article').locator('[aria-pressed]').click()
    await expect(page.getByRole('heading', { name: 'Supper', exact: true })).toBeVisible()
    await checkFit(page)
    await page.goto('/trash')
    await expect(page.getByText('An old receipt')).toBeVisible()
    await checkFit(page)
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkFit(page)
    await page.keyboard.press('Escape')
    await page.getByRole('main').locator('li').getByRole('button').first().click()
    await expect(page.locator('output > span > button').first()).toBeVisible()
    await checkFit(page)
    for (const path of signedIn) await visit(path)

    await page.goto(`/notes/${noteId}`)
    await expect(page.getByText('Tickets.pdf')).toBeVisible()
    await context.setOffline(true)
    await page.locator('#note-body').fill('Rye bread')
    await expect(page.locator('[data-status="onDevice"]')).toBeVisible()
    await openMenu(page)
    await page.locator(':popover-open').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkFit(page)
  },
)

async function enterWithNotes(page: Page) {
  const person = await createUser()
  const [noteId = ''] = await createNotes(person, [
    { title: 'Supper', body: '# Supper\n\n- [ ] lentils\n- [x] **good** bread', pinned: true },
    { title: 'Packing list', body: 'Rain coat, tickets, two pencils.' },
    { title: 'An old receipt', isInTrash: true },
  ])
  const [copyId = ''] = await createNotes(person, [
    { title: 'Supper', body: '# Supper\n\n- [ ] beans', conflictOf: noteId },
  ])
  const file = { name: 'Tickets.pdf', type: 'application/pdf', bytes: '%PDF-1.7' }
  await putFileOnServer(person, noteId, file)
  await signIn(page, person)
  await expect(page.getByText('Packing list')).toBeVisible()
  return { noteId, copyId }
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('[popovertarget]').click()
}
