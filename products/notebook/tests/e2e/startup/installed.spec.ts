import type { Page } from '@playwright/test'
import { expectStatus, textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { createUser, fillSignIn } from '#tests/support/browser/people/people.ts'
import { persistentBrowser } from '#tests/support/browser/persistentBrowser.ts'
import { expectBuilds } from '#tests/support/browser/servers/cachedBuilds.ts'
import { test } from '#tests/support/browser/servers/releases.ts'
import { expect } from '#tests/support/browser/test.ts'

/** Every request fails from the first one on, those of the worker included. */
const offline = ['--proxy-server=http://127.0.0.1:1', '--proxy-bypass-list=<-loopback>']

test(
  'the installed app opens offline on one’s own device, shows the notes, and keeps edits',
  { tag: '@once' },
  async ({ host, launchOptions }) => {
    // The browser starts three times.
    test.setTimeout(120_000)
    const person = await createUser()
    await createNotes(person, [{ title: 'Milk', body: 'Two bottles' }])
    const browser = await persistentBrowser(launchOptions)
    try {
      const tab = await browser.open()
      await tab.goto(`${host.origin}/sign-in`)
      await fillSignIn(tab, person)
      await tab.getByRole('button', { name: 'Store notes here' }).click()
      await expectBuilds(tab, [await host.version()])
      await tab.getByRole('link', { name: /Milk/ }).click()
      await expect(textIn(tab)).toHaveValue('Two bottles')
      const start = await startAddress(tab)
      await browser.close()
      await host.stop()

      const app = await browser.open([`--app=${start}`, ...offline])
      expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
      await expect(app.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible()
      await expect(app.getByText('Can’t reach the server.')).toBeVisible()
      await app.getByRole('link', { name: /Milk/ }).click()
      await expect(textIn(app)).toHaveValue('Two bottles')
      await textIn(app).fill('Three bottles')
      await expectStatus(app, 'Saved on this device')
      await browser.close()

      const again = await browser.open([`--app=${start}`, ...offline])
      await again.getByRole('link', { name: /Milk/ }).click()
      await expect(textIn(again)).toHaveValue('Three bottles')
    } finally {
      await browser.discard()
    }
  },
)

/** What the manifest starts the app with. */
async function startAddress(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  const { manifest } = await devtools.send('Page.getAppManifest')
  return manifest.startUrl ?? ''
}
