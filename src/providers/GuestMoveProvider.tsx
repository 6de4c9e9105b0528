import {
  createContext,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { guestMovingTo, followMoves, confirmMove } from '../storage/journals/moveJournal.ts'
import type { MoveActor } from '../firebase/guest/moveLogic.ts'
import type { GuestToMove } from '../domain/guest/guestMove.ts'
import type { User } from '../domain/session/user.ts'
import { lazyComponent } from '../startup/lazy.tsx'
import { type LazyActor, loading, missing } from './lazyActor.ts'

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

const GuestMoveRunner = lazyComponent(
  () => import('./GuestMoveRunner.tsx'),
  'GuestMoveRunner',
  MoveMissing,
)

function MoveMissing({ onMove }: { onMove: (move: LazyMove) => void }) {
  useEffect(() => onMove(missing), [onMove])
  return null
}

/** Moves a guest's data to the signed-in person, on every page. Loads no code if there is nothing to move. */
export function GuestMoveProvider({ user, children }: { user: User; children: ReactNode }) {
  const { uid, isAnonymous } = user
  const guest = useGuestOf(uid)
  const [wasFound, setFound] = useState(false)
  if (guest && !isAnonymous && !wasFound) setFound(true)
  const [move, setMove] = useState<LazyMove>(loading)
  const state = useMemo(() => {
    const confirm = () => guest && confirmMove(guest.guestUid, uid)
    return { guest, wasFound, move, confirm }
  }, [uid, guest, wasFound, move])
  return (
    <GuestMoveContext value={state}>
      {children}
      <Suspense>{wasFound && <GuestMoveRunner uid={uid} onMove={setMove} />}</Suspense>
    </GuestMoveContext>
  )
}

/** The guest whose data is to be moved, and the status of the move. */
export function useGuestMove(): GuestMoveState {
  return use(GuestMoveContext)
}

/** Read from the journal of moves. Serialized, so that an unchanged value doesn't rerender. */
function useGuestOf(uid: string): GuestToMove | null {
  const text = useSyncExternalStore(followMoves, () => JSON.stringify(guestMovingTo(uid)))
  return useMemo(() => JSON.parse(text) as GuestToMove | null, [text])
}
