import { randomUUID } from 'node:crypto'
import { deleteUser, signInWithCustomToken } from 'firebase/auth'
import { expect, it } from 'vitest'
import { emptyContent } from '#src/domain/note.ts'
import { beginWipe } from '#src/firebase/vault/beginWipe.ts'
import { putNote } from '#src/firebase/vault/putNote.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'
import { settleMark } from '#src/firebase/vault/wipe/deletionMark.ts'
import { wipeVault } from '#src/firebase/vault/wipeVault.ts'
import { onlyTheMark, vaultsOnServer } from '#tests/support/vaultsOnServer.ts'
import { ports } from '../ports.ts'
import { furnish } from './furnish.ts'
import { newDevice, newPerson } from './people.ts'

const { ageMark, everythingOf } = vaultsOnServer(ports)
const minute = 60_000

it('somebody who comes back with a deleted uid, after its tokens have run out, can keep notes', async () => {
  const { uid } = await leave()
  await ageMark(uid, 61 * minute)
  const vault = await comeBack(uid)
  expect(await settleMark(vault)).toBe('none')
  expect(await settleMark(vault)).toBe('none')
  expect(await putNote(vault, randomUUID(), emptyContent)).toBe('created')
})

it('somebody who comes back while a token of before may live has to wait', async () => {
  const { uid } = await leave()
  await ageMark(uid, 59 * minute)
  const vault = await comeBack(uid)
  expect(await settleMark(vault)).toBe('past')
  expect(await everythingOf(uid)).toEqual(onlyTheMark)
  await expect(putNote(vault, randomUUID(), emptyContent)).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

it('somebody whose own deletion did not end only goes on with it', async () => {
  const { vault, uid } = await newPerson()
  await furnish(vault)
  await wipe(vault)
  expect(await settleMark(vault)).toBe('final')
  expect(await everythingOf(uid)).toEqual(onlyTheMark)
})

async function leave(): Promise<Vault> {
  const { vault } = await newPerson()
  await furnish(vault)
  await wipe(vault)
  if (vault.session.currentUser) await deleteUser(vault.session.currentUser)
  return vault
}

async function wipe(vault: Vault): Promise<void> {
  await beginWipe(vault)
  await wipeVault(vault, { signal: new AbortController().signal, onProgress: () => undefined })
}

/** As another system lets them in, under the id that it knows them by. */
async function comeBack(uid: string): Promise<Vault> {
  const session = newDevice()
  await signInWithCustomToken(session, JSON.stringify({ uid }))
  return { uid, session }
}
