import { FirebaseError } from 'firebase/app'
import { getIdTokenResult } from 'firebase/auth'
import { getDocFromServer } from 'firebase/firestore'
import { calledOff, markOf, setMark, toMark } from './wipe/deletionMark.ts'
import { finalise } from './wipe/finalise.ts'
import { isEmpty } from './wipe/isEmpty.ts'
import { ask, type Wipe, type WipeOptions } from './wipe/wipe.ts'
import { wipeFiles } from './wipe/wipeFiles.ts'
import { wipeNotes } from './wipe/wipeNotes.ts'
import type { Vault } from './vault.ts'

/** How often what came in between is deleted, too, before something must be wrong. */
const mostRounds = 3

/** The rules ask for a sign-in of the last five minutes; nearly as old may have been too old there. */
const freshFor = 4 * 60_000

/**
 * Deletes everything that a person keeps on the server, and makes sure of it; only the mark stays, which
 * says that it was done. Stopped anywhere and done again, here or elsewhere, it goes on.
 *
 * @throws the SDK's error; `auth/requires-recent-login` where the person has to show first who they are;
 *   `gatehouse/called-off` where they have decided elsewhere to keep the account; the signal's reason.
 */
export async function wipeVault(vault: Vault, options: WipeOptions): Promise<void> {
  const wipe: Wipe = { ...options, vault }
  await mark(wipe)
  try {
    await wipeAll(wipe)
  } catch (error) {
    throw isDenied(error) && (await isCalledOff(wipe)) ? calledOff() : error
  }
}

async function mark(wipe: Wipe): Promise<void> {
  const { vault, onProgress, onStep } = wipe
  onProgress({ step: 'marking', done: 0, total: null })
  try {
    await ask(wipe, () => setMark(vault))
  } catch (error) {
    throw isDenied(error) ? await whyDenied(vault, error) : error
  }
  onStep?.('marking')
}

async function wipeAll(wipe: Wipe): Promise<void> {
  const { onProgress, onStep } = wipe
  for (let round = 1; round <= mostRounds; round += 1) {
    await wipeFiles(wipe)
    onStep?.('files')
    await wipeNotes(wipe)
    onStep?.('notes')
    onProgress({ step: 'verifying', done: 0, total: null })
    if (!(await isEmpty(wipe))) continue
    onStep?.('verifying')
    if (!(await finalise(wipe)) || !(await isEmpty(wipe))) continue
    onStep?.('finalising')
    return
  }
  throw new FirebaseError('internal', 'Something is there again after each round.')
}

/** By the provider's clock alone: this device's may be wrong. */
async function whyDenied({ session }: Vault, error: FirebaseError): Promise<Error> {
  const user = session.currentUser
  if (!user) return error
  const { authTime, issuedAtTime } = await getIdTokenResult(user, true)
  const isFresh = Date.parse(issuedAtTime) - Date.parse(authTime) < freshFor
  if (user.isAnonymous || isFresh) return error
  return new FirebaseError('auth/requires-recent-login', 'The last sign-in is too long ago.')
}

async function isCalledOff(wipe: Wipe): Promise<boolean> {
  return toMark(await ask(wipe, () => getDocFromServer(markOf(wipe.vault)))) === 'none'
}

function isDenied(error: unknown): error is FirebaseError {
  return error instanceof FirebaseError && error.code === 'permission-denied'
}
