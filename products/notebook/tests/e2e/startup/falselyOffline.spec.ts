import { expectStatus, writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { saveExport } from '#tests/support/browser/archives.ts'
import { createUser, signIn } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a browser that wrongly says it is offline saves, exports, and changes its language',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    )
    await signIn(page, await createUser())
    await writeNote(page, 'At the weir', 'Heron')
    await expectStatus(page, 'Saved')
    await expect(page.getByText('You’re offline')).toBeHidden()
    await page.goto('/account/data')
    expect((await saveExport(page)).size).toBeGreaterThan(0)
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeEnabled()
  },
)
