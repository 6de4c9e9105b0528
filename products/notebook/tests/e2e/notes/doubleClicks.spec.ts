import { writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { doubleClick, waitUntilGuarded } from '#tests/support/browser/checks/doubleClicks.ts'
import { openAccount } from '#tests/support/browser/people/account.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { putFile } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a double click that deletes a file or a note neither undoes it nor deletes another',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = await openAccount(page)
    await page.goto('/')
    await writeNote(page, 'Sea', 'Ideas')
    const plans = await writeNote(page, 'Alps', 'Plans')
    await putFile((await idOf(email)) ?? '', plans, { name: 'map.txt', bytes: 'up' })
    await waitUntilGuarded(page)
    await doubleClick(page.getByRole('button', { name: 'Delete “map.txt”' }), 120)
    await expect(page.getByText('“map.txt” will be deleted.')).toBeVisible()

    await page.goto('/')
    await waitUntilGuarded(page)
    await page.getByRole('link', { name: /Plans/ }).hover()
    await doubleClick(page.getByRole('button', { name: 'Move “Plans” to the trash' }), 300)
    await expect(page.getByRole('link', { name: /Plans/ })).toBeHidden()
    await expect(page.getByRole('link', { name: /Ideas/ })).toBeVisible()

    await page.goto('/trash')
    await waitUntilGuarded(page)
    await doubleClick(page.getByRole('button', { name: 'Delete permanently: “Plans”' }), 120)
    await expect(page.getByRole('dialog', { name: 'Delete “Plans” permanently?' })).toBeVisible()
  },
)
