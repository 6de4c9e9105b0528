import { useSelector } from '@xstate/react'
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { confirmMove, onMoveChange, guestMovingTo } from '../storage/journals/moveJournal.ts'
import type { MoveActor } from '../firebase/guest/move.ts'
import type { GuestToMove } from '../domain/guest/guestMove.ts'
import type { User } from '../domain/session/user.ts'
import { readyActor, loading, useLazyActor, type LazyActor } from '../hooks/useLazyActor.ts'

type LazyMove = LazyActor<MoveActor | null>

type GuestMoveState = {
  /** The guest whose data is or may be moved to this person. */
  guest: GuestToMove | null
  /** Whether there was one since the page was loaded, even if the move is over. */
  wasFound: boolean
  /** The current move, or a finished one that hasn't been acknowledged. No actor if there is none. */
  move: LazyMove
  /** Agrees to the move of the guest's data. */
  confirm: () => void
}

const GuestMoveContext = createContext<GuestMoveState>({
  guest: null,
  wasFound: false,
  move: loading,
  confirm: () => undefined,
})

const loadMoves = async () => (await import('../firebase/guest/guestMoves.ts')).guestMovesLogic

/** Moves a guest's data to the signed-in person, on every page. Loads no code if there is nothing to move. */
export function GuestMoveProvider({ user, children }: { user: User; children: ReactNode }) {
  const { uid, isAnonymous } = user
  const guest = useGuestOf(uid)
  const [wasFound, setFound] = useState(false)
  if (guest && !isAnonymous && !wasFound) setFound(true)
  const moves = useLazyActor(wasFound ? loadMoves : null, { uid })
  const current = useSelector(
    readyActor(moves) ?? undefined,
    (snapshot) => snapshot?.children.move ?? null,
  )
  const state = useMemo(() => {
    const move: LazyMove = moves.status === 'ready' ? { status: 'ready', actor: current } : moves
    const confirm = () => guest && confirmMove(guest.guestUid, uid)
    return { guest, wasFound, move, confirm }
  }, [uid, guest, wasFound, moves, current])
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
