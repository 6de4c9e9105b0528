import type { Page } from '@playwright/test'
import { addFiles, expectFile } from '#products/notebook/tests/support/browser/filesOfNote.ts'
import { writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { waitUntilHydrated } from '#tests/support/browser/code.ts'
import { fillSignIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expectBuilds, cachedBytes } from '#tests/support/browser/servers/cachedBuilds.ts'
import { test, type Host } from '#tests/support/browser/servers/releases.ts'
import { expect } from '#tests/support/browser/test.ts'

test(
  'on a shared computer, the service worker caches only files of the app',
  { tag: '@once' },
  async ({ host, page }) => {
    await openForm(page, host)
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/worker.js')))
    await expectBuilds(page, [await host.version()])
    await openForm(page, host)
    await page.getByLabel('This is a shared computer').check()
    await fillSignIn(page, await createUser())
    await expect(page.getByText(/^This is a shared computer, so/)).toBeVisible()
    await writeNote(page, 'A gray heron in the reeds', 'Heron')
    await addFiles(page, {
      name: 'heron.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('gray'),
    })
    await expectFile(page, 'heron.txt')
    await page.reload()
    await expectFile(page, 'heron.txt')
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expectFilesOfTheAppOnly(page, host)
  },
)

async function openForm(page: Page, host: Host): Promise<void> {
  await page.goto(`${host.origin}/sign-in`)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await waitUntilHydrated(page)
}

/** Verifies that Cache Storage contains only what the host serves to everyone. */
async function expectFilesOfTheAppOnly(page: Page, host: Host): Promise<void> {
  const { files } = await host.build()
  const kept = await cachedBytes(page)
  expect(Array.from(kept.keys()).sort()).toEqual(Array.from(files).sort())
  for (const [path, bytes] of kept) expect(bytes === (await host.bytes(path)), path).toBe(true)
}
