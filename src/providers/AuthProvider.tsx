import { useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { User } from '../domain/session/user.ts'
import type { AuthActor, Inspect } from '../firebase/authActor.ts'
import type { authMachine } from '../machines/authMachine.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

const ActorContext = createContext<AuthActor | null>(null)
const InspectContext = createContext<Inspect | undefined>(undefined)

type AuthProviderProps = {
  actor: AuthActor
  /** Also receives the inspection events of the screens' actors. */
  inspect?: Inspect | undefined
  /** Shown if it takes too long to find out who is signed in. */
  stalled: ReactNode
  children: ReactNode
}

/** Renders nothing until it's known whether someone is signed in. */
export function AuthProvider({ actor, inspect, stalled, children }: AuthProviderProps) {
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches({ initializing: 'waiting' }))
  const isStalled = useSelector(actor, (snapshot) => snapshot.matches({ initializing: 'stalled' }))
  if (isWaiting) return null
  return (
    <InspectContext value={inspect}>
      <ActorContext value={actor}>{isStalled ? stalled : children}</ActorContext>
    </InspectContext>
  )
}

/** The root actor, which receives the person's events. */
export function useAuthActor(): AuthActor {
  const actor = use(ActorContext)
  if (!actor) throw new Error('useAuthActor needs an AuthProvider above it.')
  return actor
}

/** The inspector of all actors, if there is one. */
export function useInspect(): Inspect | undefined {
  return use(InspectContext)
}

/** Selects from the session. The component rerenders only when the selected value changes. */
export function useAuthSelector<Selected>(select: (snapshot: AuthSnapshot) => Selected): Selected {
  return useSelector(useAuthActor(), select)
}

/** The signed-in user, if there is one. */
export function useAuth(): { user: User | null; loggedIn: boolean } {
  const user = useAuthSelector((snapshot) => snapshot.context.user)
  return { user, loggedIn: user !== null }
}

/** The user of the session that a page is shown in. */
export const UserContext = createContext<User | null>(null)

/** The signed-in user, for what is only shown within a session: below `SignedInPage`. */
export function useUser(): User {
  const user = use(UserContext)
  if (!user) throw new Error('useUser needs a signed-in person. Use it in a page’s view.')
  return user
}

/** Whether someone is signed in; false without a provider. */
export function useIsSignedIn(): boolean {
  return useSelector(use(ActorContext) ?? undefined, (snapshot) => Boolean(snapshot?.context.user))
}
