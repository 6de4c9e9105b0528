import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** The list of files of the open note. */
export function filesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Files' })
}

/** Adds files with the button, as soon as it can be used. */
export async function addFiles(page: Page, ...files: readonly ChosenFile[]): Promise<void> {
  await expect(filesOf(page).getByRole('button', { name: 'Add files' })).toBeEnabled()
  await page.getByLabel('Add files').setInputFiles([...files])
}

/** Waits until a file is uploaded. */
export async function expectFile(page: Page, name: string | RegExp): Promise<void> {
  const row = filesOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
  await expect(row.getByRole('button', { name: /^Download/ })).toBeVisible()
}
