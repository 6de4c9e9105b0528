import { useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { signOutLogic } from '../firebase/signOut.ts'
import { useInspectedActor } from '../hooks/useInspectedActor.ts'
import type { signOutMachine } from '../machines/session/signOutMachine.ts'
import { guestMovingTo } from '../storage/journals/moveJournal.ts'
import { useAuthActor, useAuthSelector, useUser } from './AuthProvider.tsx'

type SignOutActor = ActorRefFrom<typeof signOutMachine>

const SignOutContext = createContext<SignOutActor | null>(null)

/** Provides signing out, which ends the session once none of the person's data is left on the device. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { uid, isAnonymous: isGuest } = useUser()
  const authActor = useAuthActor()
  const actor = useInspectedActor(signOutLogic, { input: { uid, isGuest, authActor } })
  return <SignOutContext value={actor}>{children}</SignOutContext>
}

/** The sign-out actor, for components that show its question. */
export function useSignOutActor(): SignOutActor {
  const actor = use(SignOutContext)
  if (!actor) throw new Error('useSignOutActor needs a SignOutProvider above it.')
  return actor
}

/** Signs the person out, and returns whether that's in progress. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const actor = useSignOutActor()
  const isSettling = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSigningOut = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  const signOut = () => {
    const guest = guestMovingTo(actor.getSnapshot().context.uid)
    actor.send({ type: 'signOut.start', hasGuest: guest !== null && !guest.isConfirmed })
  }
  return { signOut, isSigningOut: isSettling || isSigningOut }
}
