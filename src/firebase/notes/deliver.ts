import { FirebaseError } from 'firebase/app'
import { within } from '../../device/within.ts'
import type { Delivery } from '../../domain/delivery.ts'
import type { OutboxRow, Refusal } from '../../domain/outboxRow.ts'
import { isRefused } from './transact.ts'
import { deliverRow, type BeforeWriting } from './deliverRow.ts'

const patience = 10_000

/** Of each note of a person, the try that has not ended yet. One that lost its session may never end. */
const lastTries = new Map<string, Promise<unknown>>()

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
    const { whyRefused } = await import('./whyRefused.ts')
    return whyRefused(uid, row)
  }
}

async function tryOnce(
  uid: string,
  row: OutboxRow,
  beforeWriting: BeforeWriting,
): Promise<Delivery> {
  const trying = new AbortController()
  const { signal } = trying
  const work = afterLastTry(`${uid}/${row.noteId}`, () =>
    deliverRow(uid, row, beforeWriting, signal),
  )
  const late = new FirebaseError('deadline-exceeded', 'The server took too long.')
  return within(patience, work, late).finally(() => trying.abort())
}

/** A try that nobody waits for any more may still be writing: the next one begins when it has ended. */
async function afterLastTry<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const thisTry = Promise.allSettled([lastTries.get(key)]).then(work)
  lastTries.set(key, thisTry)
  try {
    return await thisTry
  } finally {
    if (lastTries.get(key) === thisTry) lastTries.delete(key)
  }
}
