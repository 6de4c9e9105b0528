import { deleteUser, onAuthStateChanged } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { changeMove } from '../../device/moveMark.ts'
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
import { handOverUploads } from './handOverUploads.ts'
import { handOverWords as handOver } from './handOverWords.ts'
import { hasMoved } from './hasMoved.ts'
import { letGoOfGuest } from './letGoOfGuest.ts'
import { filesIn, notesIn } from './movers.ts'
import { placeFiles as placeAllFiles } from './placeFiles.ts'
import { placeNotes as placeAllNotes } from './placeNotes.ts'
import { step } from './step.ts'
import { demandNothingHere } from './untilReadable.ts'

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
