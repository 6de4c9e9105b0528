import { checkPage } from '#tests/support/browser/checkPage.ts'
import { rows } from '#tests/support/browser/notesList.ts'
import {
  hold,
  holdCode,
  painted,
  somebodyWhoSaw,
} from '#tests/support/notebook/browser/lastSeen.ts'
import { expect, test } from '#tests/support/browser/test.ts'

// Its answers come from no network that a test could hold back.
test.use({ serviceWorkers: 'block' })

const notes = [{ title: 'Milk' }, { title: 'Bread', pinned: true }]

test('the list last seen is there before the code of the app', async ({ page }) => {
  await somebodyWhoSaw(page, notes)
  const letGo = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(painted(page).getByRole('link', { name: /Milk/ })).toBeVisible()
  await expect(painted(page).getByText('From your last visit.')).toBeVisible()
  await expect(painted(page).getByText('New note').first()).toBeVisible()
  await letGo()
  await expect(painted(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  await checkPage(page)
})
