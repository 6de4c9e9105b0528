import {
  changeNote,
  createNotes,
  readNote,
} from '#products/notebook/tests/support/browser/notes.ts'
import { openNotes, rows } from '#products/notebook/tests/support/browser/notesList.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { signOut } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'an empty list explains the app, is live, has pinned notes on top, and no duplicates on further pages',
  { tag: '@once' },
  async ({ page }) => {
    const person = await openNotes(page)
    await expect(page.getByText('No notes yet')).toBeVisible()
    await expect(page).toHaveTitle('Notes · Gatehouse')
    await checkInBothWindows(page)
    const drafts = Array.from({ length: 64 }, (_, place) => ({ title: `Note ${place}.` }))
    const ids = await createNotes(person, drafts)
    await expect(rows(page)).toHaveCount(30)
    await expect(rows(page).first()).toContainText('Note 0.')
    await createNotes(person, [{ title: 'From another device', ageInDays: -1 }])
    await expect(rows(page).first()).toContainText('From another device')
    await expect(rows(page)).toHaveCount(31)
    await checkPage(page)
    await page.getByRole('button', { name: 'Show more notes' }).click()
    await expect(rows(page)).toHaveCount(61)
    await page.getByRole('button', { name: 'Show more notes' }).click()
    await expect(rows(page)).toHaveCount(65)
    await expect(page.getByRole('button', { name: 'Show more notes' })).toBeHidden()
    await expect(rows(page).nth(61).getByRole('link')).toBeFocused()

    await changeNote(person, ids[55] ?? '', { isInTrash: true })
    await expect(rows(page)).toHaveCount(64)
    await expect(rows(page).filter({ hasText: 'Note 55.' })).toHaveCount(0)
    await rows(page).filter({ hasText: 'Note 60.' }).scrollIntoViewIfNeeded()
    await rows(page).filter({ hasText: 'Note 60.' }).getByRole('link').click()
    await expect(page).toHaveURL(`/notes/${ids[60]}`)
    await page.goBack()
    await expect(rows(page)).toHaveCount(64)
    await expect(rows(page).filter({ hasText: 'Note 60.' })).toBeInViewport()
    await page.getByRole('button', { name: 'Pin “Note 60.”' }).click()
    await expect(rows(page).first()).toContainText('Note 60.')
    await expect.poll(async () => (await readNote(person, ids[60] ?? ''))?.['pinned']).toBe(true)
    await expect(rows(page)).toHaveCount(64)
  },
)

test(
  'searching highlights matches, treats everything as words, and reaches all notes',
  { tag: '@once' },
  async ({ page }) => {
    const person = await openNotes(page)
    const hostile = '<img src=x onerror=alert(1)> (a+)+$ 100% \\d'
    await createNotes(person, [
      { title: 'Menu', body: `${'Wine. '.repeat(60)} Then a Café crème for all.` },
      { title: hostile },
      ...Array.from({ length: 40 }, (_, place) => ({ title: `Filler ${place}` })),
      { title: 'At the very end: cafe again' },
    ])
    await expect(rows(page)).toHaveCount(30)
    await page.keyboard.press('ControlOrMeta+k')
    const field = page.getByRole('searchbox', { name: 'Search your notes' })
    await expect(field).toBeFocused()
    await page.keyboard.type('CREME cafe')
    await expect(
      page.getByRole('status').getByText('One note found in your 30 newest notes.'),
    ).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.locator('mark')).toHaveText(['Café', 'crème'])
    await expect(rows(page).first()).toContainText('Then a Café crème for all.')
    await checkPage(page)
    await field.fill('cafe')
    await page.getByRole('button', { name: 'Search all notes' }).click()
    await expect(
      page.getByRole('status').getByText('2 notes found in all your notes.'),
    ).toBeVisible()
    for (const word of ['<img src=x onerror=alert(1)>', '(a+)+$', '100%', '\\d']) {
      await field.fill(word)
      await expect(
        page.getByRole('status').getByText('One note found in all your notes.'),
      ).toBeVisible()
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page).first()).toContainText(hostile)
    }
    await field.fill('nothing like this')
    await expect(
      page.getByRole('status').getByText('No notes found. The trash wasn’t searched.'),
    ).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL('/')
    await expect(rows(page)).toHaveCount(43)
  },
)

test(
  'in a narrow window, a link returns from a page to the list and its search',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const person = await openNotes(page)
    await createNotes(person, [{ title: 'Milk' }, { title: 'Eggs' }])
    await page.getByRole('searchbox').fill('milk')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).first().getByRole('link').click()
    await page.getByRole('link', { name: 'All notes' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByText('The trash is empty.')).toBeVisible()
    await page.getByRole('link', { name: 'All notes' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('milk')
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
  },
)
