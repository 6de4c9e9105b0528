import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { goOffline, startNote, textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import { signIn } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

const kills = Number(process.env['GATEHOUSE_KILLS'] ?? 3)

test(
  'an edit that is "Saved on this device" survives killing the browser at that moment',
  { tag: '@once' },
  async ({ launchOptions, baseURL }) => {
    test.setTimeout(60_000 + kills * 15_000)
    const profile = await mkdtemp(join(tmpdir(), 'gatehouse-profile-'))
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL && { baseURL }),
      })
      return { context, page: context.pages()[0] ?? (await context.newPage()) }
    }
    try {
      let { context, page } = await open()
      // Unverified accounts are limited to 50 notes.
      const person = await createVerifiedUser()
      await signIn(page, person)
      for (let kill = 0; kill < kills; kill += 1) {
        const words = `Words of kill ${kill}`
        const noteId = await writeOffline(page, words)
        await crash(context, page)
        ;({ context, page } = await open())
        await page.goto(`/notes/${noteId}`)
        await expect(textIn(page)).toHaveValue(words)
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      }
      await context.close()
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

async function writeOffline(page: Page, words: string): Promise<string> {
  const noteId = await startNote(page)
  await textIn(page).fill('One letter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await goOffline(page)
  await textIn(page).fill(words)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  return noteId
}

/** Ends the whole browser at once, like a crash of its process. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const closed = context.waitForEvent('close')
  devtools.send('Browser.crash').catch(() => null)
  await closed
}
