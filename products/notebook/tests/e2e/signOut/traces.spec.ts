import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import {
  startNote,
  expectStatus,
  textIn,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  "the browser's session files contain neither texts nor searches",
  { tag: '@once' },
  async ({ launchOptions, baseURL }) => {
    const profile = await mkdtemp(join(tmpdir(), 'gatehouse-profile-'))
    try {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL && { baseURL }),
      })
      const page = context.pages()[0] ?? (await context.newPage())
      await signIn(page, await createUser())
      const noteId = await startNote(page)
      await page.getByLabel('Title', { exact: true }).fill('Heronry')
      await textIn(page).fill('Nesting at the weir')
      await expectStatus(page, 'Saved')
      await page.getByRole('searchbox').fill('nesting')
      await page.goto('/account/delete')
      await page.getByLabel(/to delete your account/).fill('confirmed')
      await page.goto('/account')
      await context.close()
      const kept = await sessionFilesIn(profile)
      expect(kept).toContain(noteId)
      const words = ['Heronry', 'Nesting', 'nesting', 'confirmed']
      expect(words.filter((word) => kept.includes(word))).toEqual([])
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

/** Everything Chromium stored to restore its tabs, in both encodings of its strings. */
async function sessionFilesIn(profile: string): Promise<string> {
  const folder = join(profile, 'Default', 'Sessions')
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name))),
  )
  return Buffer.concat(files).toString('latin1').replaceAll('\0', '')
}
