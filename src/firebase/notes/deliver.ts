import { FirebaseError } from 'firebase/app'
import type { Delivery } from '../../domain/delivery.ts'
import type { OutboxRow, Refusal } from '../../domain/outboxRow.ts'
import { currentUser, demandSamePerson } from '../currentUser.ts'
import { deliverRow, type BeforeWriting } from './deliverRow.ts'
import { whyRefused } from './whyRefused.ts'

const patience = 10_000

const refusing: readonly string[] = ['permission-denied', 'invalid-argument', 'failed-precondition']

/**
 * Brings a row to the server, or finds out why the server will never take it.
 *
 * @throws the SDK's error where another try may help.
 */
export async function deliver(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<Delivery | Refusal> {
  try {
    return await tryOnce(uid, row, beforeWriting)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  // An old token may say less about the person than is true by now.
  await currentUser().getIdToken(true)
  try {
    return await tryOnce(uid, row, beforeWriting)
  } catch (error) {
    if (isRefused(error)) return whyRefused(uid, row)
    throw error
  }
}

async function tryOnce(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<Delivery> {
  demandSamePerson(uid)
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
  // A transaction that cannot get its own token ends in a fault of the SDK that nobody can catch.
  await currentUser().getIdToken()
  return Promise.race([deliverRow(uid, row, beforeWriting), endOfPatience()])
}

/** A transaction may hang; what it still does after that is seen by the next try. */
function endOfPatience(): Promise<never> {
  return new Promise((_, reject) => {
    const late = new FirebaseError('deadline-exceeded', 'The server took too long.')
    setTimeout(() => reject(late), patience)
  })
}

function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && refusing.includes(error.code)
}
