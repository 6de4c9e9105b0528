import { useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AuthActor, Inspect } from '../actors/authActor.ts'
import type { User } from '../domain/user.ts'
import type { authMachine } from '../machines/authMachine.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

const ActorContext = createContext<AuthActor | null>(null)
const InspectContext = createContext<Inspect | undefined>(undefined)

type AuthProviderProps = {
  actor: AuthActor
  /** Sees what the flows of the screens do, too. */
  inspect?: Inspect | undefined
  /** Shown when it takes too long to learn who is signed in. */
  stalled: ReactNode
  children: ReactNode
}

/** Renders nothing until it is known whether somebody is signed in. */
export function AuthProvider({ actor, inspect, stalled, children }: AuthProviderProps) {
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('splash'))
  const isStalled = useSelector(actor, (snapshot) => snapshot.hasTag('stalled'))
  if (isWaiting) return null
  return (
    <InspectContext value={inspect}>
      <ActorContext value={actor}>{isStalled ? stalled : children}</ActorContext>
    </InspectContext>
  )
}

/** The root actor, to send it what the person did. */
export function useAuthActor(): AuthActor {
  const actor = use(ActorContext)
  if (!actor) throw new Error('useAuthActor needs an AuthProvider above it.')
  return actor
}

/** Who inspects the actors, if anybody does. */
export function useInspect(): Inspect | undefined {
  return use(InspectContext)
}

/** One fact about the session; the view renders again only when this fact changes. */
export function useAuthSelector<Fact>(select: (snapshot: AuthSnapshot) => Fact): Fact {
  return useSelector(useAuthActor(), select)
}

/** Who is signed in. */
export function useAuth(): { user: User | null; loggedIn: boolean } {
  const user = useAuthSelector((snapshot) => snapshot.context.user)
  return { user, loggedIn: user !== null }
}

/** Whether somebody is in; false where no provider stands above. */
export function useIsSignedIn(): boolean {
  return useSelector(use(ActorContext) ?? undefined, (snapshot) => Boolean(snapshot?.context.user))
}
