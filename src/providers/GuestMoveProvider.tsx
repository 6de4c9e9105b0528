import { useSelector } from '@xstate/react'
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { GuestToMove } from '../domain/guest/guestMove.ts'
import type { GuestMoveActor } from '../firebase/guest/guestMove.ts'
import { useLazyActor } from '../hooks/useLazyImport.ts'
import { confirmMove, onMoveChange, guestMovingTo } from '../storage/journals/moveJournal.ts'
import { useUser } from './AuthProvider.tsx'

type GuestMoveState = {
  /** The guest whose data is or may be moved to this person. */
  guest: GuestToMove | null
  /** Whether there was one since the page was loaded, even if the move is over. */
  hadGuest: boolean
  /** The current move, or a finished one that hasn't been acknowledged; `null` if there is none. */
  move: GuestMoveActor | null
  /** Whether the code of moves couldn't be loaded. */
  hasLoadFailed: boolean
  /** Agrees to the move of the guest's data. */
  confirm: () => void
}

const GuestMoveContext = createContext<GuestMoveState>({
  guest: null,
  hadGuest: false,
  move: null,
  hasLoadFailed: false,
  confirm: () => undefined,
})

const loadMoves = async () =>
  (await import('../firebase/guest/guestMoveQueue.ts')).guestMoveQueueLogic

/** Moves a guest's data to the signed-in person, on every page. Loads no code if there is nothing to move. */
export function GuestMoveProvider({ children }: { children: ReactNode }) {
  const { uid, isAnonymous } = useUser()
  const guest = useGuestOf(uid)
  const [hadGuest, setHadGuest] = useState(false)
  if (guest && !isAnonymous && !hadGuest) setHadGuest(true)
  const { actor, hasLoadFailed } = useLazyActor(hadGuest ? loadMoves : null, { uid })
  const move = useSelector(actor ?? undefined, (snapshot) => snapshot?.children.move ?? null)
  const state = useMemo(() => {
    const confirm = () => guest && confirmMove(guest.guestUid, uid)
    return { guest, hadGuest, move, hasLoadFailed, confirm }
  }, [uid, guest, hadGuest, move, hasLoadFailed])
  return <GuestMoveContext value={state}>{children}</GuestMoveContext>
}

/** The guest whose data is to be moved, and the status of the move. */
export function useGuestMove(): GuestMoveState {
  return use(GuestMoveContext)
}

/** Read from the journal of moves. Serialized, so that an unchanged value doesn't rerender. */
function useGuestOf(uid: string): GuestToMove | null {
  const text = useSyncExternalStore(onMoveChange, () => JSON.stringify(guestMovingTo(uid)))
  return useMemo(() => JSON.parse(text) as GuestToMove | null, [text])
}
