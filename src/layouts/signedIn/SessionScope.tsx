import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { keepLastSeenOf } from '../../actors/keepLastSeenOf.ts'
import type { User } from '../../domain/user.ts'
import { lazyComponent } from '../../lazy.tsx'
import { product } from '../../product.ts'
import { useAuth, useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { GuestMoveProvider } from '../../providers/GuestMoveProvider.tsx'
import { SignOutProvider } from '../../providers/SignOutProvider.tsx'
import { appText } from '../../text/signInText.ts'
import { Button } from '../../ui/Button.tsx'
import { PartMissing } from '../../ui/PartMissing.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'

/** With the code that saves what is typed and clears the device, so that nobody types before it is here. */
async function loadScope() {
  const [Scope] = await Promise.all([product.Scope(), product.device()])
  return { Scope }
}

const ProductScope = lazyComponent(loadScope, 'Scope', ScopeMissing)

const SessionRefresh = lazyComponent(
  () => import('./SessionRefresh.tsx'),
  'SessionRefresh',
  () => null,
)

/** Stands around every page of a signed-in person, with the flows that live as long as the session. */
export function SessionScope({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const uid = user?.uid
  useLayoutEffect(() => {
    if (uid) keepLastSeenOf(uid)
  }, [uid])
  if (!user) return null
  return (
    <ProductScope user={user}>
      <Suspense>
        <SessionRefresh />
      </Suspense>
      <SignOutProvider user={user}>
        {__METHODS__.guest ? (
          <GuestMoveProvider user={user}>{children}</GuestMoveProvider>
        ) : (
          children
        )}
        <SignOutQuestion />
      </SignOutProvider>
    </ProductScope>
  )
}

/** Nothing is typed here, so a member may leave: what they have not sent stays encrypted until they come back. */
function ScopeMissing({ user }: { user: User }) {
  const auth = useAuthActor()
  const isSigningOut = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <PartMissing />
      {!user.isAnonymous && (
        <Button busy={isSigningOut} onClick={() => auth.send({ type: 'signOut' })}>
          {isSigningOut ? appText.signingOut : appText.signOut}
        </Button>
      )}
    </>
  )
}
