import { FirebaseError } from 'firebase/app'
import { finalise } from './wipe/finalise.ts'
import { isEmpty } from './wipe/isEmpty.ts'
import type { Wipe, WipeOptions } from './wipe/wipe.ts'
import { wipeCounters } from './wipe/wipeCounters.ts'
import { wipeFiles } from './wipe/wipeFiles.ts'
import { wipeNotes } from './wipe/wipeNotes.ts'
import type { Vault } from './vault.ts'

/** How often what came in between is deleted, too, before something must be wrong. */
const mostRounds = 3

/**
 * Goes past the point of no return after `beginWipe`, deletes everything that a person keeps on the
 * server, and makes sure of it; only the mark stays, which says that it was done. Stopped anywhere and
 * done again, here or elsewhere, it goes on.
 *
 * @throws the SDK's error; `gatehouse/called-off` where the person has decided elsewhere to keep the
 *   account; the signal's reason.
 */
export async function wipeVault(vault: Vault, options: WipeOptions): Promise<void> {
  const wipe: Wipe = { ...options, vault }
  const { onProgress, onStep } = wipe
  onProgress({ step: 'marking', done: 0, total: null })
  await finalise(wipe)
  onStep?.('marking')
  for (let round = 1; round <= mostRounds; round += 1) {
    await wipeFiles(wipe)
    onStep?.('files')
    await wipeNotes(wipe)
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
