import { listBytes } from '../files/listBytes.ts'
import { idsOnServer, ask, type Wipe, type WipeOptions } from './idsOnServer.ts'
import { calledOff, makeFlagFinal, readFlag } from './deletionFlag.ts'
import { FirebaseError } from 'firebase/app'
import { wipeCounters, wipeDocuments, wipeFiles } from './wipeCollections.ts'
import type { UserData } from '../userData/userData.ts'
import { product } from '../../product.ts'

/**
 * Whether the server has no document of the product, no record of a file and no bytes of this person any more.
 *
 * @throws as `ask` does.
 */
async function isEmpty(wipe: Wipe): Promise<boolean> {
  const { userData } = wipe
  const first = [
    ...[...wipe.data.collections, 'files'].map((name) => idsOnServer(userData, name, 1)),
    listBytes(userData, 1),
  ]
  for (const pages of first) {
    const page = await ask<IteratorResult<readonly unknown[], void>>(wipe, () => pages.next())
    if (!page.done && page.value.length > 0) return false
  }
  return true
}

/**
 * Goes past the last moment at which the account can be kept, and reads back that it did: nothing may be
 * deleted before.
 *
 * @throws as `ask` does; `gatehouse/called-off` where the person has decided elsewhere to keep the account.
 */
async function finalize(wipe: Wipe): Promise<void> {
  const { userData } = wipe
  await ask(wipe, () => makeFlagFinal(userData))
  if ((await ask(wipe, () => readFlag(userData))) !== 'final') throw calledOff()
}

/** How often what came in between is deleted, too, before something must be wrong. */
const mostRounds = 3

/**
 * Goes past the point of no return after `beginWipe`, deletes all user data on the server, and
 * verifies it; only the flag stays, as a record. Stopped anywhere and run again, here or elsewhere,
 * it resumes.
 *
 * @throws the SDK’s error; `gatehouse/called-off` if the person has canceled the deletion
 *   elsewhere; the signal’s reason.
 */
export async function wipeUserData(userData: UserData, options: WipeOptions): Promise<void> {
  const wipe: Wipe = { ...options, userData, data: await product.data() }
  const { onProgress, onStep } = wipe
  onProgress({ step: 'marking', done: 0, total: null })
  await finalize(wipe)
  onStep?.('marking')
  for (let round = 1; round <= mostRounds; round += 1) {
    await wipeFiles(wipe)
    onStep?.('files')
    await wipeDocuments(wipe)
    onStep?.('notes')
    onProgress({ step: 'verifying', done: 0, total: null })
    if (!(await isEmpty(wipe))) continue
    onStep?.('verifying')
    if (!(await wipeCounters(wipe)) || !(await isEmpty(wipe))) continue
    onStep?.('counters')
    return
  }
  throw new FirebaseError('internal', 'Something is there again after each round.')
}
