import { randomBytes } from 'node:crypto'
import { expect as expectNow, type Locator, type Page } from '@playwright/test'
import { signIn, createUser, type Person } from '#tests/support/browser/people/people.ts'
import { arrivedFiles, digest } from '#tests/support/browser/servers/filesOnServer.ts'
import { timeoutFactor } from '#tests/support/browser/slowDown.ts'
import { expect } from '#tests/support/browser/test.ts'
import { filesOf } from './filesOfNote.ts'
import { writeNote } from './notePage.ts'

/** A video file and its digest. */
export type Video = { name: string; mimeType: string; buffer: Buffer; digest: string }

/** Creates a video file of random bytes with a valid header. */
export function videoOf(name: string, size: number): Video {
  const start = Buffer.from('\0\0\0\x18ftypisom', 'latin1')
  const buffer = Buffer.concat([start, randomBytes(size - start.length)])
  return { name, mimeType: 'video/mp4', buffer, digest: digest(buffer) }
}

export async function newUserWithNote(page: Page): Promise<Person> {
  const person = await createUser()
  await signIn(page, person)
  await writeNote(page, 'At the weir', 'Heron')
  return person
}

export function rowOf(page: Page, name: string): Locator {
  return filesOf(page).getByRole('listitem').filter({ hasText: name })
}

/** Waits until the server has exactly these files, with their bytes. */
export async function expectUploaded(person: Person, ...files: readonly Video[]): Promise<void> {
  const wanted = Object.fromEntries(files.map(({ name, digest: sum }) => [name, sum]))
  await expect(async () => expectNow(await arrivedFiles(person)).toEqual(wanted)).toPass({
    timeout: 20_000 * timeoutFactor,
  })
}
