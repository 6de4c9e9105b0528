import { deleteUser, onAuthStateChanged } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { changeMove, forgetMove } from '../../../device/moveJournal.ts'
import type { WipeProgress } from '../../../domain/deletionReceipt.ts'
import { measurePace } from '../../../domain/timeLeft.ts'
import type {
  CountThings,
  DeleteGuest,
  FlushEdits,
  CopyFiles,
  CopyNotes,
  VerifyMove,
  WatchSignedIn,
  WipeGoesOn,
  WipeGuest,
} from '../../../machines/moveEvents.ts'
import { auth } from '../../../firebase/app.ts'
import { beginWipe } from '../../../firebase/userData/beginWipe.ts'
import { wipeUserData } from '../../../firebase/userData/wipeUserData.ts'
import { flushUploads, flushEdits as flush } from './flush.ts'
import { letGoOfGuest } from './letGoOfGuest.ts'
import { filesIn, notesIn, type UserDataPair, type FileOfNote } from './movers.ts'
import { copyFiles as copyAllFiles } from './copyFiles.ts'
import { copyNotes as copyAllNotes, hasArrived } from './copyNotes.ts'
import { demandNothingHere } from './untilReadable.ts'
import type { EventObject } from 'xstate'
import type { FailureEvent } from '../../../domain/failure.ts'
import type { Movers } from '../../../domain/guestMove.ts'
import type { Port } from '../../../machines/ports.ts'
import { failureEvent } from '../../../firebase/attempt.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'
import { guestSession, guestUserData } from '../../../firebase/move/guestSession.ts'
import { dropParked } from '../../../firebase/move/parkGuest.ts'
import { factsOfBytes } from '../../../firebase/files/fileBytes.ts'
import { readRecord } from '../../../firebase/files/readStored.ts'

export const watchSignedIn: WatchSignedIn = ({ input: { uid }, sendBack }) => {
  const tellBack = () => sendBack({ type: 'network.back' })
  addEventListener('online', tellBack)
  const unwatch = onAuthStateChanged(auth(), (user) => {
    if (user?.uid !== uid) sendBack({ type: 'signedIn.left' })
  })
  return () => {
    removeEventListener('online', tellBack)
    unwatch()
  }
}

export const countThings: CountThings = step(async ({ from }) => {
  const [notes, files] = await Promise.all([notesIn(from), filesIn(from)])
  const things = { notes: notes.length, files: files.length }
  return { type: 'things.counted' as const, things }
})

type Copied = { type: 'things.copied'; copied: { notes?: number; files?: number } }

export const copyNotes: CopyNotes = step<Copied | { type: 'notes.copied'; isShort: boolean }>(
  async (pair, signal, tell) => {
    const tellCopied = (notes: number) => tell({ type: 'things.copied', copied: { notes } })
    const isShort = await copyAllNotes(pair, signal, tellCopied)
    return { type: 'notes.copied', isShort }
  },
)

export const copyFiles: CopyFiles = step<Copied | { type: 'files.copied'; isShort: boolean }>(
  async (pair, signal, tell) => {
    const tellCopied = (files: number) => tell({ type: 'things.copied', copied: { files } })
    const isShort = await copyAllFiles(pair, signal, tellCopied)
    return { type: 'files.copied', isShort }
  },
)

export const flushEdits: FlushEdits = step(async (pair, signal) => {
  const movers = { guestUid: pair.from.uid, uid: pair.to.uid }
  await flush(movers, pair, signal)
  await flushUploads(movers, signal)
  return { type: 'words.flushed' as const }
})

export const verifyMove: VerifyMove = step(async (pair, signal) => {
  if (!(await hasMoved(pair, signal))) {
    throw new FirebaseError('internal', 'Not everything has arrived.')
  }
  await demandNothingHere(pair.from.uid)
  signal.throwIfAborted()
  await changeMove(pair.from.uid, { phase: 'removing' })
  return { type: 'things.verified' as const }
})

export const wipeGuest: WipeGuest = step<WipeGoesOn | { type: 'guest.wiped' }>(
  async ({ from }, signal, tell) => {
    const timeLeft = measurePace()
    const onProgress = (progress: WipeProgress) =>
      tell({ type: 'wipe.progress', progress, timeLeft: timeLeft(progress) })
    await beginWipe(from)
    await wipeUserData(from, { signal, onProgress })
    return { type: 'guest.wiped' }
  },
)

/** Where the provider asks for a recent sign-in, the account stays: empty, and nobody can come into it. */
export const deleteGuest: DeleteGuest = step<never>(async ({ from, to }, signal) => {
  const guest = from.session.currentUser
  if (guest) {
    await deleteUser(guest).catch((error: unknown) => {
      if (!asksForRecentLogin(error)) throw error
    })
  }
  await letGoOfGuest({ guestUid: from.uid, uid: to.uid }, signal)
  return null
})

function asksForRecentLogin(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/requires-recent-login'
}

/**
 * Makes a port of one step of a move. If nobody can reach the guest anymore, their data on this
 * device is let go of; if they have upgraded to an account of their own, nothing of theirs is
 * touched. Either way the journal entry is removed, which ends the move.
 *
 * @param work must stop once the signal aborts; `tell` reports progress.
 */
function step<Sent extends EventObject>(
  work: (
    pair: UserDataPair,
    signal: AbortSignal,
    tell: (event: Sent | FailureEvent) => void,
  ) => Promise<Sent | null>,
): Port<Sent | FailureEvent, Movers> {
  return ({ input, sendBack }) => {
    const working = new AbortController()
    const { signal } = working
    const tell = (event: Sent | FailureEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const run = async () => {
      try {
        const from = await guestUserData(input.guestUid)
        if (from === 'grown') return await leaveGrown(input.guestUid)
        if (from !== 'gone') return await work({ from, to: userDataOf(input.uid) }, signal, tell)
      } catch (error) {
        if (signal.aborted || guestSession(input.guestUid).currentUser) throw error
      }
      return letGoOfGuest(input, signal)
    }
    const runAndTell = async () => {
      const outcome = await run().catch(failureEvent)
      if (outcome) tell(outcome)
    }
    void runAndTell()
    return () => working.abort()
  }
}

/**
 * The journal entry is removed first: without the guest’s session it would claim their edits for
 * the person.
 */
async function leaveGrown(guestUid: string): Promise<void> {
  await forgetMove(guestUid)
  await dropParked(guestUid)
}

/**
 * Whether everything that a guest keeps is in the account: every note with its words, or what the person
 * has made of it since, and every file with its bytes.
 *
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function hasMoved(pair: UserDataPair, signal: AbortSignal): Promise<boolean> {
  const [notes, files] = await Promise.all([notesIn(pair.from), filesIn(pair.from)])
  signal.throwIfAborted()
  const arrived = await Promise.all([
    ...notes.map((note) => hasArrived(pair, note)),
    ...files.map((file) => hasFileArrived(pair, file)),
  ])
  signal.throwIfAborted()
  return arrived.every(Boolean)
}

async function hasFileArrived({ from, to }: UserDataPair, file: FileOfNote): Promise<boolean> {
  const known = await readRecord(to, file.id)
  const original = await factsOfBytes(from, file)
  // There were no bytes of it to move.
  if (!original) return true
  if (known?.state !== 'there' || known.size !== file.size) return false
  const copy = await factsOfBytes(to, known)
  return copy !== null && copy.size === original.size && copy.md5 === original.md5
}
