import { randomUUID } from 'node:crypto'
import { FirebaseError } from 'firebase/app'
import { doc, type Transaction } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runTransactionOnce } from '#src/firebase/documents/runTransaction.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { newPerson, type Person } from './people.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What a token fails with that expired while the machine slept, before the network is back. */
const silence = new FirebaseError('auth/network-request-failed', 'The token has expired.')

it.each(['while it reads', 'before it writes'])(
  'a transaction whose token cannot be renewed %s fails, and the next one works',
  async (moment) => {
    const person = await newPerson()
    await runTransactionOnce(person.account, (transaction) => readIn(person, transaction))
    const { currentUser } = person.account.auth
    if (!currentUser) throw new Error('No one is in.')
    const renewing = vi.spyOn(currentUser, 'getIdToken')
    const failing = runTransactionOnce(person.account, async (transaction) => {
      if (moment === 'while it reads') renewing.mockRejectedValue(silence)
      await readIn(person, transaction)
      renewing.mockRejectedValue(silence)
    })
    await expect(failing).rejects.toBe(silence)
    renewing.mockRestore()
    const next = runTransactionOnce(person.account, (transaction) => readIn(person, transaction))
    await expect(next).resolves.toBe(false)
  },
)

it('a transaction is made although the browser wrongly says that it is offline', async () => {
  const person = await newPerson()
  vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
  const made = runTransactionOnce(person.account, (transaction) => readIn(person, transaction))
  await expect(made).resolves.toBe(false)
})

it('a transaction fails at once if the browser is offline', async () => {
  const person = await newPerson()
  vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const refused = runTransactionOnce(person.account, () =>
    Promise.reject(new Error('It was made.')),
  )
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
})

async function readIn({ account }: Person, transaction: Transaction): Promise<boolean> {
  const path = `users/${account.uid}/notes/${randomUUID()}`
  return (await transaction.get(doc(firestore(account.auth), path))).exists()
}
