import type { Page } from '@playwright/test'
import { addFiles } from '#products/notebook/tests/support/browser/filesOfNote.ts'
import {
  expectStatus,
  goOffline,
  textIn,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { createNotes, readNote } from '#products/notebook/tests/support/browser/notes.ts'
import { rows } from '#products/notebook/tests/support/browser/notesList.ts'
import { expectUploaded, videoOf, rowOf } from '#products/notebook/tests/support/browser/videos.ts'
import { signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

const once = { tag: '@once' }

test(
  'the browser is asked to keep what is unsent, and a refusal is explained, with a way to a copy',
  once,
  async ({ context, page }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.persisted = () => Promise.resolve(false)
      StorageManager.prototype.persist = () => Promise.resolve(false)
    })
    const [note = ''] = await signInWithNote(page)
    await page.goto(`/notes/${note}`)
    await expect(textIn(page)).toBeEditable()
    const warning = page.getByText('This browser may delete unsaved changes')
    await expect(warning).toBeHidden()
    await goOffline(page)
    await textIn(page).fill('Two litres')
    await expectStatus(page, 'Saved on this device')
    await expect(warning).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download a copy' })).toBeVisible()
    await context.setOffline(false)
    await expectStatus(page, 'Saved')
    await expect(warning).toBeHidden()
  },
)

async function signInWithNote(page: Page): Promise<readonly string[]> {
  const ada = await createUser()
  const notes = await createNotes(ada, [{ title: 'Milk' }])
  await signIn(page, ada)
  return notes
}

test(
  'everything the notebook promises works offline once a new note is offered and this device has its key',
  once,
  async ({ context, page }) => {
    const ada = await createUser()
    const [milk = '', eggs = ''] = await createNotes(ada, [{ title: 'Milk' }, { title: 'Eggs' }])
    await signIn(page, ada)
    await forgetFiles(page)
    await page.goto('/')
    const missed = missedModules(page)
    await expect(rows(page)).toHaveCount(2)
    const newNote = page.getByRole('button', { name: 'New note' }).first()
    await expect(newNote).toBeEnabled()
    await goOffline(page)
    await expect(page.getByText('You’re offline.')).toBeVisible()

    await page.getByRole('link', { name: 'Milk' }).click()
    await textIn(page).fill('Two litres')
    await expectStatus(page, 'Saved on this device')

    await newNote.click()
    const title = page.getByLabel('Title', { exact: true })
    await expect(title).toHaveValue('')
    await title.fill('Bread')
    await textIn(page).fill('A **dark** one')
    await expectStatus(page, 'Saved on this device')
    const bread = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.locator('strong')).toHaveText('dark')
    const video = videoOf('oven.mp4', 5_000)
    await addFiles(page, video)
    await expect(rowOf(page, video.name)).toBeVisible()

    await page.getByRole('button', { name: 'Pin “Milk”' }).click()
    await page.getByRole('button', { name: 'Move “Eggs” to the trash' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('searchbox').fill('litres')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('searchbox').fill('')
    await page.getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible()
    await signOut(page)
    const question = page.getByRole('dialog', { name: 'Not everything is saved yet' })
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(missed).toEqual([])

    await context.setOffline(false)
    await expectUploaded(ada, video)
    await expect.poll(() => readNote(ada, milk)).toMatchObject({ body: 'Two litres', pinned: true })
    await expect.poll(() => readNote(ada, eggs)).toMatchObject({ isInTrash: true })
    await expect.poll(() => readNote(ada, bread)).toMatchObject({ title: 'Bread' })
  },
)

async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

/**
 * Script requests that fail from now on. There must be none, because older browsers never retry a failed
 * module.
 */
function missedModules(page: Page): readonly string[] {
  const missed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') missed.push(request.url())
  })
  return missed
}
