import { useEffect, type ReactNode } from 'react'
import type { User } from '../../domain/session/user.ts'
import { pageComponent } from '../../ui/page/lazy.tsx'
import { useSnapshotOf } from '../../startup/pageSnapshot/useSnapshot.ts'
import { loadProductText, product } from '../../product/current.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { GuestMoveProvider } from '../../providers/GuestMoveProvider.tsx'
import { SignOutProvider } from '../../providers/SignOutProvider.tsx'
import { recordLastUser } from '../../remembered/lastUser.ts'
import { SignOutButton } from '../../ui/button/SignOutButton.tsx'
import { ChunkMissing } from '../../ui/notice/ChunkMissing.tsx'
import { SignOutDialogLoader } from './signOut/SignOutDialogLoader.tsx'
import { useSessionActors } from './useSessionActors.ts'

/**
 * Loaded together with the code that saves drafts and clears the device, so that people can't type before it's
 * there.
 */
async function loadScope() {
  const [Scope] = await Promise.all([product().Scope(), product().device(), loadProductText()])
  return { Scope }
}

const ProductScope = pageComponent(loadScope, 'Scope', ScopeMissing)

/** Wraps every signed-in page, with the actors that live as long as the session. */
export function SessionScope({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const uid = user?.uid
  useSnapshotOf(uid)
  const isGuest = user?.isAnonymous ?? true
  const email = user?.email ?? null
  useEffect(() => {
    if (uid && !isGuest) recordLastUser(uid, email)
  }, [uid, isGuest, email])
  if (!user) return null
  return (
    <ProductScope user={user}>
      <Session user={user}>{children}</Session>
    </ProductScope>
  )
}

function Session({ user, children }: { user: User; children: ReactNode }) {
  useSessionActors(user)
  return (
    <SignOutProvider user={user}>
      {__METHODS__.guest ? <GuestMoveProvider user={user}>{children}</GuestMoveProvider> : children}
      <SignOutDialogLoader />
    </SignOutProvider>
  )
}

/**
 * Nothing can be typed here, so a member may sign out: their unsent changes stay on the device, encrypted,
 * until they come back.
 */
function ScopeMissing({ user }: { user: User }) {
  return (
    <>
      <ChunkMissing />
      {!user.isAnonymous && <SignOutButton />}
    </>
  )
}
