import { presets } from '#build/configuration/look.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

for (const preset of Object.keys(presets)) {
  test.describe(preset, () => {
    test.use({
      variables: {
        GATEHOUSE_CONFIG: 'tests/configurations/preset.config.ts',
        GATEHOUSE_PRESET: preset,
      },
    })

    test('the first pages are accessible, and fit into both windows', async ({ page }) => {
      for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
        await page.goto(path)
        await expect(page.getByLabel('Email')).toBeVisible()
        await checkInBothWindows(page)
      }
    })
  })
}
