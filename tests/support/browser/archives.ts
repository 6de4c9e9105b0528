import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** Opens the data page without reloading the app. */
export async function openData(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/account/data'))
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
}

/** Exports everything, and returns the downloaded ZIP file. */
export async function saveExport(page: Page, button = 'Export everything'): Promise<Blob> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^gatehouse-export-\d{4}-\d{2}-\d{2}\.zip$/)
  return new Blob([await readFile(await file.path())])
}

/** Chooses a ZIP file to import. */
export async function chooseArchive(page: Page, archive: Blob): Promise<void> {
  await page.locator('input[type="file"][accept*="zip"]').setInputFiles({
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await archive.arrayBuffer()),
  })
}

/** How many complete or partial archives are in the origin private file system. */
export async function countArchives(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    let count = 0
    for await (const folder of root.values()) {
      if (folder.kind !== 'directory') continue
      for await (const _ of folder.keys()) count += 1
    }
    return count
  })
}
