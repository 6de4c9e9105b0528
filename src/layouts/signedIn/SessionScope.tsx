import { useEffect, type ReactNode } from 'react'
import type { User } from '../../domain/session/user.ts'
import { lazyComponent } from '../../startup/lazy.tsx'
import { useSnapshotOf } from '../../startup/pageSnapshot/useSnapshot.ts'
import { loadProductText, product } from '../../product/current.ts'
import { useAuth, useAuthActor, useAuthSelector } from '../../providers/AuthProvider.tsx'
import { GuestMoveProvider } from '../../providers/GuestMoveProvider.tsx'
import { SignOutProvider } from '../../providers/SignOutProvider.tsx'
import { recordLastPerson } from '../../stores/lastPerson.ts'
import { appText } from '../../text/signInText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ChunkMissing } from '../../ui/notice/ChunkMissing.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { useSessionFlows } from './useSessionFlows.ts'

/**
 * Loaded together with the code that saves drafts and clears the device, so that people can't type before it's
 * there.
 */
async function loadScope() {
  const [Scope] = await Promise.all([product().Scope(), product().device(), loadProductText()])
  return { Scope }
}

const ProductScope = lazyComponent(loadScope, 'Scope', ScopeMissing)

/** Wraps every signed-in page, with the flows that live as long as the session. */
export function SessionScope({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const uid = user?.uid
  useSnapshotOf(uid)
  const isGuest = user?.isAnonymous ?? true
  const email = user?.email ?? null
  useEffect(() => {
    if (uid && !isGuest) recordLastPerson(uid, email)
  }, [uid, isGuest, email])
  if (!user) return null
  return (
    <ProductScope user={user}>
      <Session user={user}>{children}</Session>
    </ProductScope>
  )
}

function Session({ user, children }: { user: User; children: ReactNode }) {
  useSessionFlows(user)
  return (
    <SignOutProvider user={user}>
      {__METHODS__.guest ? <GuestMoveProvider user={user}>{children}</GuestMoveProvider> : children}
      <SignOutQuestion />
    </SignOutProvider>
  )
}

/**
 * Nothing can be typed here, so a member may sign out: their unsent changes stay on the device, encrypted,
 * until they come back.
 */
function ScopeMissing({ user }: { user: User }) {
  const auth = useAuthActor()
  const isSigningOut = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <ChunkMissing />
      {!user.isAnonymous && (
        <Button busy={isSigningOut} onClick={() => auth.send({ type: 'signOut' })}>
          {isSigningOut ? appText.signingOut : appText.signOut}
        </Button>
      )}
    </>
  )
}
