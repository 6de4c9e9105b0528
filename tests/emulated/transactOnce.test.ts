import { randomUUID } from 'node:crypto'
import { FirebaseError } from 'firebase/app'
import { doc, type Transaction } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { firestore } from '#src/firebase/firestore.ts'
import { transactOnce } from '#src/firebase/userData/transactOnce.ts'
import { newPerson, type Person } from './people.ts'

/** What a token fails with that expired while the machine slept, before the network is back. */
const silence = new FirebaseError('auth/network-request-failed', 'The token has expired.')

it.each(['while it reads', 'before it writes'])(
  'a transaction whose token cannot be renewed %s fails, and the next one works',
  async (moment) => {
    const person = await newPerson()
    await transactOnce(person.userData, (transaction) => readIn(person, transaction))
    const { currentUser } = person.userData.session
    if (!currentUser) throw new Error('Nobody is in.')
    const renewing = vi.spyOn(currentUser, 'getIdToken')
    const failing = transactOnce(person.userData, async (transaction) => {
      if (moment === 'while it reads') renewing.mockRejectedValue(silence)
      await readIn(person, transaction)
      renewing.mockRejectedValue(silence)
    })
    await expect(failing).rejects.toBe(silence)
    renewing.mockRestore()
    const next = transactOnce(person.userData, (transaction) => readIn(person, transaction))
    await expect(next).resolves.toBe(false)
  },
)

async function readIn({ userData }: Person, transaction: Transaction): Promise<boolean> {
  const path = `users/${userData.uid}/notes/${randomUUID()}`
  return (await transaction.get(doc(firestore(userData.session), path))).exists()
}
