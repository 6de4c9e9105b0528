import type { Page } from '@playwright/test'
import {
  waitUntilAllSent,
  expectStatus,
  goOffline,
  openNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import {
  deleteOnServer,
  textsOnServer,
} from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'an offline edit is saved, whatever another device did to the note',
  { tag: '@once' },
  async ({ browser, page }) => {
    test.setTimeout(90_000)
    const person = await createUser()
    const device = await browser.newContext()
    const other = await device.newPage()
    await signIn(page, person)
    await signIn(other, person)
    const expected: string[] = []

    await test.step('two devices edit the same line offline and reconnect in either order', async () => {
      for (const [early, late, name] of [
        [page, other, 'first'],
        [other, page, 'second'],
      ] as const) {
        const base = `${name}\ntwo\nthree`
        const noteId = await writeNote(page, base)
        await openNote(other, noteId, base)
        await editOffline(early, [`${name} fig`, `${name} figs`, `${name} figs\ntwo\nthree plums`])
        await editOffline(late, [`${name} pea`, `${name} peas`, `${name} peas\ntwo nuts\nthree`])
        await comeBack(early)
        await comeBack(late)
        expected.push(`${name} figs\ntwo\nthree plums`, `${name} peas\ntwo nuts\nthree`)
        await expect(textIn(early)).toHaveValue(`${name} figs\ntwo\nthree plums`)
        await expect(textIn(late)).toHaveValue(`${name} peas\ntwo nuts\nthree`)
        expect(await textsOnServer(person)).toEqual(expected)
      }
    })

    for (const isForGood of [false, true]) {
      const words = isForGood ? 'permanently deleted' : 'in the trash'
      await test.step(`the other device edits a note that is ${words} here`, async () => {
        const noteId = await writeNote(page, words)
        await openNote(other, noteId, words)
        await editOffline(other, [`${words}, edited`])
        await page.getByRole('button', { name: 'Move to trash' }).click()
        await expect.poll(() => textsOnServer(person)).toEqual(expected.toSorted())
        if (isForGood) await deleteOnServer(person, noteId)
        await comeBack(other)
        expected.push(`${words}, edited`)
        expect(await textsOnServer(person)).toEqual(expected.toSorted())
        await expect(textIn(other)).toHaveValue(`${words}, edited`)
        await expect(page.getByRole('link', { name: `${words}, edited` })).toBeVisible()
      })
    }
    await waitUntilAllSent(page, person)
    await waitUntilAllSent(other, person)
    await device.close()
  },
)

async function editOffline(page: Page, texts: readonly string[]): Promise<void> {
  await goOffline(page)
  for (const text of texts) {
    await textIn(page).fill(text)
    await expectStatus(page, 'Saved on this device')
  }
}

async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expectStatus(page, 'Saved')
}
