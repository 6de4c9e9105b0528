import { expect, type Locator } from '@playwright/test'

/**
 * Puts the page's clock forward until something is visible: again if the page hadn't set its timer yet. The clock has
 * to be installed before the page is loaded.
 */
export async function passTime(milliseconds: number, shown: Locator): Promise<void> {
  await expect(async () => {
    await shown.page().clock.fastForward(milliseconds)
    await expect(shown).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
