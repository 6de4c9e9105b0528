import { expect, type Page } from '@playwright/test'
import { localPorts } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { bytesIn, putFile, readFiles } from '#tests/support/browser/servers/filesOnServer.ts'
import { localApi } from '#tests/support/emulators/localApi.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import { putNotes } from './notes.ts'

const { accounts } = localApi()
const { everythingOf } = userDataOnServer(localPorts())

/** Signs in as a new guest. Returns the uid. */
export async function signInAsGuest(page: Page): Promise<string> {
  await page.goto('/sign-in')
  const answering = page.waitForResponse(/accounts:signUp/)
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  const { localId } = (await (await answering).json()) as { localId: string }
  await expect(page.getByText('You’re using a guest account.')).toBeVisible()
  // The emulator may never report what is written while a page first reads the same document, see docs/testing.md.
  await expect(page.getByText('No notes yet')).toBeVisible()
  return localId
}

/**
 * Creates what most tests of moving need: a pinned note with a file, and a note in the trash with another.
 */
export async function seedGuest(uid: string): Promise<void> {
  const [plans = '', old = ''] = await putNotes(uid, [
    { title: 'Plans', body: 'Alps', pinned: true },
    { title: 'Old list', body: 'Flour', isInTrash: true },
  ])
  await putFile(uid, plans, { name: 'map.txt', bytes: 'up' })
  await putFile(uid, old, { name: 'old.txt', bytes: 'flour' })
}

/** Creates a number of notes for a guest. Returns their titles in order. */
export async function createGuestNotes(uid: string, count: number): Promise<readonly string[]> {
  const titles = Array.from(
    { length: count },
    (_, index) => `Note ${String.fromCharCode(97 + index)}`,
  )
  await putNotes(
    uid,
    titles.map((title) => ({ title, body: 'Words' })),
  )
  return titles
}

/** Names, states, and contents of all files of a person. */
export async function fileContentsOnServer(uid: string): Promise<readonly string[]> {
  const { records } = await readFiles(uid)
  const lines = records.map(async ({ name, state, slot }) => {
    const bytes = await bytesIn(uid, slot)
    return `${name} ${state}: ${typeof bytes === 'number' ? bytes : Buffer.from(bytes).toString()}`
  })
  return (await Promise.all(lines)).sort()
}

/** What is left of a deleted account, besides the mark of its deletion: its data, and the account itself. */
export async function tracesOf(uid: string): Promise<readonly string[]> {
  const data = await everythingOf(uid)
  const answer = await requestAsAdmin('POST', `${accounts}:lookup`, { localId: [uid] })
  const { users = [] } = JSON.parse(answer) as { users?: { localId: string }[] }
  return [
    ...data.filter((line) => !onlyTheMark.includes(line)),
    ...users.map(({ localId }) => `account ${localId}`),
  ]
}
