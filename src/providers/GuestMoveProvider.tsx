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
import { followGuests, guestMovingTo } from '../actors/move/guestMoves.ts'
import type { MoveActor } from '../actors/move/moveFlow.ts'
import type { GuestToMove } from '../domain/guestMove.ts'
import type { User } from '../domain/user.ts'
import { lazyComponent } from '../lazy.tsx'
import { type LateActor, loading, missing } from './lateActor.ts'

type LateMove = LateActor<MoveActor | null>

type GuestMoveState = {
  /** The guest whose things are to move to this person, or might be. */
  guest: GuestToMove | null
  /** There was one in this page, also when it is over. */
  wasFound: boolean
  /** The move under way, or over and not yet read; no actor where nothing moves. */
  move: LateMove
}

const GuestMoveContext = createContext<GuestMoveState>({
  guest: null,
  wasFound: false,
  move: loading,
})

const GuestMoveScope = lazyComponent(
  () => import('./GuestMoveScope.tsx'),
  'GuestMoveScope',
  MoveMissing,
)

function MoveMissing({ onMove }: { onMove: (move: LateMove) => void }) {
  useEffect(() => onMove(missing), [onMove])
  return null
}

/** Moves what a guest kept to the person who is in, whatever page they are on. Nothing is fetched where nothing moves. */
export function GuestMoveProvider({ user, children }: { user: User; children: ReactNode }) {
  const { uid, isAnonymous } = user
  const guest = useGuestOf(uid)
  const [wasFound, setFound] = useState(false)
  if (guest && !isAnonymous && !wasFound) setFound(true)
  const [move, setMove] = useState<LateMove>(loading)
  const state = useMemo(() => ({ guest, wasFound, move }), [guest, wasFound, move])
  return (
    <GuestMoveContext value={state}>
      {children}
      <Suspense>{wasFound && <GuestMoveScope uid={uid} onMove={setMove} />}</Suspense>
    </GuestMoveContext>
  )
}

/** What is to move from a guest to who is in, and how that stands. */
export function useGuestMove(): GuestMoveState {
  return use(GuestMoveContext)
}

/** As the journal of moves has it; the text tells whether it has changed. */
function useGuestOf(uid: string): GuestToMove | null {
  const text = useSyncExternalStore(followGuests, () => JSON.stringify(guestMovingTo(uid)))
  return useMemo(() => JSON.parse(text) as GuestToMove | null, [text])
}
