import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { expect, it } from 'vitest'
import {
  deleteDeletionFlag,
  isBeingDeleted,
  setDeletionFlag,
  watchDeletionFlagOf,
} from '#src/firebase/documents/deletionFlag.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { newPerson, onAnotherDevice } from './people.ts'

it('an account that opens offline is reported as not being deleted once the server has answered', async () => {
  const { account } = await newPerson()
  const database = firestore(account.auth)
  const flags: string[] = []
  await disableNetwork(database)
  const stop = watchDeletionFlagOf(account, (flag) => flags.push(flag))
  await enableNetwork(database)
  await expect.poll(() => flags, { timeout: 10_000 }).toEqual(['none'])
  stop()
})

it('a deletion that another device cancels while this one is offline is reported as canceled', async () => {
  const person = await newPerson()
  const other = await onAnotherDevice(person)
  await setDeletionFlag(person.account)
  const database = firestore(person.account.auth)
  const flags: string[] = []
  const stop = watchDeletionFlagOf(person.account, (flag) => flags.push(flag))
  await expect.poll(() => flags, { timeout: 10_000 }).toEqual(['begun'])
  await disableNetwork(database)
  await deleteDeletionFlag(other)
  await enableNetwork(database)
  await expect.poll(() => flags.at(-1), { timeout: 10_000 }).toBe('none')
  stop()
})

it('a deletion that another device has just begun or canceled is known before the listener reports it', async () => {
  const person = await newPerson()
  const other = await onAnotherDevice(person)
  const flags: string[] = []
  const stop = watchDeletionFlagOf(person.account, (flag) => flags.push(flag))
  await expect.poll(() => flags, { timeout: 10_000 }).toEqual(['none'])
  const known: boolean[] = []
  for (let round = 0; round < 5; round += 1) {
    await setDeletionFlag(other)
    known.push(await isBeingDeleted(person.account))
    await deleteDeletionFlag(other)
    known.push(await isBeingDeleted(person.account))
  }
  stop()
  expect(known).toEqual(Array.from({ length: 10 }, (_, index) => index % 2 === 0))
})
