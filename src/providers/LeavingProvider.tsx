import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { leavingFlow } from '../actors/notes/notebookFlows.ts'
import type { User } from '../domain/user.ts'
import type { leavingMachine } from '../machines/leavingMachine.ts'
import { useAuthActor, useAuthSelector } from './AuthProvider.tsx'
import { useOutbox } from './NotebookProvider.tsx'
import { useFlow } from './useFlow.ts'

type LeavingActor = ActorRefFrom<typeof leavingMachine>

const LeavingContext = createContext<LeavingActor | null>(null)

type LeavingProviderProps = {
  user: User
  flow?: typeof leavingMachine
  children: ReactNode
}

/** The way out: the session ends once nothing of the person is left behind. */
export function LeavingProvider({ user, flow = leavingFlow, children }: LeavingProviderProps) {
  const auth = useAuthActor()
  const leaving = useFlow(flow, { uid: user.uid, canReturn: !user.isAnonymous })
  const hasLeft = useSelector(leaving, (snapshot) => snapshot.hasTag('left'))
  useEffect(() => {
    if (hasLeft) auth.send({ type: 'signOut' })
  }, [hasLeft, auth])
  return <LeavingContext value={leaving}>{children}</LeavingContext>
}

/** The chart of leaving, for who shows its question. */
export function useLeavingActor(): LeavingActor {
  const leaving = use(LeavingContext)
  if (!leaving) throw new Error('useLeavingActor needs a LeavingProvider above it.')
  return leaving
}

/** Signs the person out, and says whether that is going on. */
export function useLeaving(): { leave: () => void; isLeaving: boolean } {
  const leaving = useLeavingActor()
  const outbox = useOutbox()
  const isSettling = useSelector(leaving, (snapshot) => snapshot.hasTag('busy'))
  const isSigningOut = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  const leave = () => {
    if (outbox.getSnapshot().hasTag('stuck')) outbox.send({ type: 'outbox.retry' })
    leaving.send({ type: 'leave' })
  }
  return { leave, isLeaving: isSettling || isSigningOut }
}
