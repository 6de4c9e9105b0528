import type { Page } from '@playwright/test'
import {
  waitUntilAllSent,
  expectStatus,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { textsOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const day = 86_400_000

test(
  'device clocks that are a day off affect neither saving nor the order of the list',
  { tag: '@once' },
  async ({ browser, page }) => {
    const person = await createUser()
    const device = await browser.newContext()
    const other = await device.newPage()
    await page.clock.install({ time: Date.now() + day })
    await other.clock.install({ time: Date.now() - day })
    await signIn(page, person)
    await signIn(other, person)
    await writeNote(page, 'First, a day ahead')
    await writeNote(other, 'Second, a day behind')
    await writeNote(page, 'Third, a day ahead')
    for (const one of [page, other]) {
      await expect.poll(() => orderIn(one)).toEqual(['Third', 'Second', 'First'])
    }
    await other.context().setOffline(true)
    await textIn(other).fill('Second, a day behind, and last')
    await expectStatus(other, 'Saved on this device')
    await other.context().setOffline(false)
    await expectStatus(other, 'Saved')
    await waitUntilAllSent(other, person)
    for (const one of [page, other]) {
      await expect.poll(() => orderIn(one)).toEqual(['Second', 'Third', 'First'])
      await expect(notesIn(one)).not.toContainText(/\b(in \d|tomorrow)/)
    }
    expect(await textsOnServer(person)).toEqual([
      'First, a day ahead',
      'Second, a day behind, and last',
      'Third, a day ahead',
    ])
    await device.close()
  },
)

function notesIn(page: Page) {
  return page.getByRole('navigation', { name: 'Your notes' })
}

async function orderIn(page: Page): Promise<readonly string[]> {
  const names = await notesIn(page).getByRole('link').allTextContents()
  return names.flatMap((name) => /First|Second|Third/.exec(name)?.[0] ?? [])
}
