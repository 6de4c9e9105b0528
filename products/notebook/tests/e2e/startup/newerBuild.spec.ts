import type { Page } from '@playwright/test'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import {
  expectStatus,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import {
  notesOnServer,
  textsOnServer,
} from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import { journal, readStore } from '#tests/support/browser/checks/readStore.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { createUser, signIn, type Person } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { localApi, readAsAdmin } from '#tests/support/emulators/localApi.ts'

type Versions = Record<string, number>

const nextVersion = encryptedVersion + 1

test(
  'one build forward and back, everything that was unsent is on the server',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await createUser()
    await signIn(page, person)
    const own = `trusted-device-${await idOf(person.email)}`
    await page.evaluate((key) => localStorage.setItem(key, 'yes'), own)
    await writeNote(page, 'Milk\n\nBread')
    const address = page.url()
    const [noteId = ''] = (await notesOnServer(person)).map(({ id }) => id)
    await addField(person, noteId)
    await context.setOffline(true)
    await textIn(page).fill('Milk\n\nBread\n\nEggs')
    await expectStatus(page, 'Saved on this device')
    const newerNote = await leaveAsNextBuild(page, person)
    await page.close()

    await context.setOffline(false)
    const back = await context.newPage()
    await back.goto(address)
    await expect(textIn(back)).toHaveValue('Milk\n\nBread')
    await textIn(back).fill('Cold milk\n\nBread')
    await expectStatus(back, 'Saved')
    await writeNote(back, 'Something else')
    expect(await textsOnServer(person)).toEqual(['Cold milk\n\nBread', 'Something else'])
    expect(await versionsOf(back, await rowsOf(person))).toEqual({ [newerNote]: nextVersion })
    expect(await hasField(person, noteId)).toBe(true)

    await setVersion(back, await rowsOf(person), encryptedVersion)
    await back.goto(address)
    await expect(textIn(back)).toHaveValue('Cold milk\n\nBread\n\nEggs')
    await expectStatus(back, 'Saved')
    expect(await textsOnServer(person)).toEqual(['Cold milk\n\nBread\n\nEggs', 'Something else'])
    expect(await hasField(person, noteId)).toBe(true)
  },
)

/** Gives everything on the device the next version, and its database, too. Returns the ID of the only unsent edit. */
async function leaveAsNextBuild(page: Page, person: Person): Promise<string> {
  const [rows, cache] = [await rowsOf(person), { ...(await rowsOf(person)), store: 'cache' }]
  const [noteId = ''] = Object.keys(await versionsOf(page, rows))
  for (const place of [rows, cache, journal]) await setVersion(page, place, nextVersion)
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name, 100)
        opening.addEventListener('success', () => {
          opening.result.close()
          resolve(null)
        })
      }),
    rows.database,
  )
  return noteId
}

async function rowsOf({ email }: Person) {
  return { database: `gatehouse-data-${await idOf(email)}`, store: 'rows' }
}

async function versionsOf(page: Page, place: typeof journal): Promise<Versions> {
  const records = await readStore<{ v: number }>(page, place)
  return Object.fromEntries(Object.entries(records).map(([id, { v }]) => [id, v]))
}

/** Changes records in the page, because an encrypted value can't leave it. */
function setVersion(page: Page, { database, store }: typeof journal, v: number): Promise<void> {
  return page.evaluate(
    async ([name, where, version]) => {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const writing = opening.result.transaction(where, 'readwrite')
      const walking = writing.objectStore(where).openCursor()
      walking.addEventListener('success', () => {
        const { result } = walking
        if (!result) return
        result.update({ ...(result.value as object), v: version })
        result.continue()
      })
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      opening.result.close()
    },
    [database, store, v] as const,
  )
}

async function addressOf({ email }: Person, noteId: string): Promise<string> {
  return `${localApi().documents}/users/${await idOf(email)}/notes/${noteId}`
}

/** Adds a field that this build doesn’t know. */
async function addField(person: Person, noteId: string): Promise<void> {
  const url = `${await addressOf(person, noteId)}?updateMask.fieldPaths=color`
  await requestAsAdmin('PATCH', url, { fields: { color: { stringValue: 'red' } } })
}

async function hasField(person: Person, noteId: string): Promise<boolean> {
  const { fields } = (await readAsAdmin(await addressOf(person, noteId))) as { fields: object }
  return 'color' in fields
}
