import { deleteUser, onAuthStateChanged } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { changeMove, forgetMove } from '../../device/moveMark.ts'
import type { WipeProgress } from '../../domain/deletionReceipt.ts'
import { measurePace } from '../../domain/timeLeft.ts'
import type {
  CountThings,
  DeleteGuest,
  HandOverWords,
  PlaceFiles,
  PlaceNotes,
  VerifyMove,
  WatchMember,
  WipeGoesOn,
  WipeGuest,
} from '../../machines/moveEvents.ts'
import { auth } from '../app.ts'
import { beginWipe } from '../vault/beginWipe.ts'
import { wipeVault } from '../vault/wipeVault.ts'
import { handOverUploads, handOverWords as handOver } from './handOver.ts'
import { letGoOfGuest } from './letGoOfGuest.ts'
import { filesIn, notesIn, type Vaults, type FileOfNote } from './movers.ts'
import { placeFiles as placeAllFiles } from './placeFiles.ts'
import { placeNotes as placeAllNotes, hasArrived } from './placeNotes.ts'
import { demandNothingHere } from './untilReadable.ts'
import type { EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { Movers } from '../../domain/guestMove.ts'
import type { Port } from '../../machines/ports.ts'
import { failureEvent } from '../attempt.ts'
import { vaultOf } from '../vault/vault.ts'
import { guestSession, guestVault } from './guestSession.ts'
import { dropAside } from './putAside.ts'
import { factsOfBytes } from '../files/fileBytes.ts'
import { readRecord } from '../files/readStored.ts'

export const watchMember: WatchMember = ({ input: { uid }, sendBack }) => {
  const tellBack = () => sendBack({ type: 'network.back' })
  addEventListener('online', tellBack)
  const unwatch = onAuthStateChanged(auth(), (user) => {
    if (user?.uid !== uid) sendBack({ type: 'member.left' })
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

type Placed = { type: 'things.placed'; placed: { notes?: number; files?: number } }

export const placeNotes: PlaceNotes = step<Placed | { type: 'notes.placed'; isShort: boolean }>(
  async (vaults, signal, tell) => {
    const tellPlaced = (notes: number) => tell({ type: 'things.placed', placed: { notes } })
    const isShort = await placeAllNotes(vaults, signal, tellPlaced)
    return { type: 'notes.placed', isShort }
  },
)

export const placeFiles: PlaceFiles = step<Placed | { type: 'files.placed'; isShort: boolean }>(
  async (vaults, signal, tell) => {
    const tellPlaced = (files: number) => tell({ type: 'things.placed', placed: { files } })
    const isShort = await placeAllFiles(vaults, signal, tellPlaced)
    return { type: 'files.placed', isShort }
  },
)

export const handOverWords: HandOverWords = step(async (vaults, signal) => {
  const movers = { guestUid: vaults.from.uid, uid: vaults.to.uid }
  await handOver(movers, vaults, signal)
  await handOverUploads(movers, signal)
  return { type: 'words.handedOver' as const }
})

export const verifyMove: VerifyMove = step(async (vaults, signal) => {
  if (!(await hasMoved(vaults, signal))) {
    throw new FirebaseError('internal', 'Not everything has arrived.')
  }
  await demandNothingHere(vaults.from.uid)
  signal.throwIfAborted()
  await changeMove(vaults.from.uid, { phase: 'removing' })
  return { type: 'things.verified' as const }
})

export const wipeGuest: WipeGuest = step<WipeGoesOn | { type: 'guest.wiped' }>(
  async ({ from }, signal, tell) => {
    const timeLeft = measurePace()
    const onProgress = (progress: WipeProgress) =>
      tell({ type: 'wipe.progress', progress, timeLeft: timeLeft(progress) })
    await beginWipe(from)
    await wipeVault(from, { signal, onProgress })
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
 * Makes a port of one step of a move. Where nobody can reach the guest any more, their things on this
 * device are let go of; where they have an account of their own by now, nothing of theirs is touched. Either
 * way the mark goes, which tells the rest.
 *
 * @param work is to stop once the signal aborts; `tell` sends how far it is.
 */
export function step<Sent extends EventObject>(
  work: (
    vaults: Vaults,
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
        const from = await guestVault(input.guestUid)
        if (from === 'grown') return await leaveGrown(input.guestUid)
        if (from !== 'gone') return await work({ from, to: vaultOf(input.uid) }, signal, tell)
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

/** The mark goes first: without their session it would say that their words here are the person's. */
async function leaveGrown(guestUid: string): Promise<void> {
  await forgetMove(guestUid)
  await dropAside(guestUid)
}

/**
 * Whether everything that a guest keeps is in the account: every note with its words, or what the person
 * has made of it since, and every file with its bytes.
 *
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function hasMoved(vaults: Vaults, signal: AbortSignal): Promise<boolean> {
  const [notes, files] = await Promise.all([notesIn(vaults.from), filesIn(vaults.from)])
  signal.throwIfAborted()
  const arrived = await Promise.all([
    ...notes.map((note) => hasArrived(vaults, note)),
    ...files.map((file) => hasFileArrived(vaults, file)),
  ])
  signal.throwIfAborted()
  return arrived.every(Boolean)
}

async function hasFileArrived({ from, to }: Vaults, file: FileOfNote): Promise<boolean> {
  const known = await readRecord(to, file.id)
  const original = await factsOfBytes(from, file)
  // There were no bytes of it to move.
  if (!original) return true
  if (known?.state !== 'there' || known.size !== file.size) return false
  const copy = await factsOfBytes(to, known)
  return copy !== null && copy.size === original.size && copy.md5 === original.md5
}
