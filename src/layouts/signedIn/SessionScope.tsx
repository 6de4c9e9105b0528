import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { User } from '../../domain/session/user.ts'
import { useLazyImport } from '../../hooks/useLazyImport.ts'
import { loadProductText, currentProduct } from '../../product/currentProduct.ts'
import { useAuthSelector, useUser } from '../../providers/AuthProvider.tsx'
import { GuestMoveProvider } from '../../providers/GuestMoveProvider.tsx'
import { SignOutProvider, useSignOutActor, useSignOut } from '../../providers/SignOutProvider.tsx'
import { recordLastUser } from '../../storage/signIn/lastUser.ts'
import { signedInText } from '../../text/session/signedInText.ts'
import { appText } from '../../text/shared/appText.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { LoadFailedPage } from '../../ui/notice/ErrorPage.tsx'
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx'
import { deferredComponent, requiredComponent } from '../../ui/page/lazy.tsx'
import { SignOutButton } from './signOut/SignOutButton.tsx'

/**
 * Loaded together with the code that saves drafts and clears the device, so that people can't type before it's
 * there.
 */
async function loadScope() {
  const [Scope] = await Promise.all([
    currentProduct().Scope(),
    currentProduct().localData(),
    loadProductText(),
  ])
  return { Scope }
}

const ProductScope = requiredComponent(loadScope, 'Scope', ScopeLoadFailed)

const SessionWork = deferredComponent(() => import('./SessionWork.tsx'), 'SessionWork')

/** Wraps every signed-in page, with the actors that live as long as the session. */
export function SessionScope({ children }: { children: ReactNode }) {
  const user = useUser()
  const { uid, isAnonymous, email } = user
  useEffect(() => {
    if (!isAnonymous) recordLastUser(uid, email)
  }, [uid, isAnonymous, email])
  return (
    <ProductScope user={user}>
      <SessionWork />
      <SignOutProvider>
        {__FEATURES__.guest ? <GuestMoveProvider>{children}</GuestMoveProvider> : children}
        <SignOutDialog />
      </SignOutProvider>
    </ProductScope>
  )
}

const loadQuestion = () => import('./signOut/SignOutQuestion.tsx')

/**
 * The dialog of a sign-out: its question, loaded when it has one. From its last check on, in any tab, a dialog that
 * can't be closed keeps the person from typing what would be too late.
 */
export function SignOutDialog() {
  const actor = useSignOutActor()
  const blocksInput = useSelector(actor, (snapshot) => snapshot.hasTag('blocksInput'))
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('question'))
  const code = useLazyImport(isOpen ? loadQuestion : null, () =>
    actor.send({ type: 'dialog.loadFailed' }),
  )
  if (blocksInput) return <SigningOutDialog />
  return isOpen && code && <code.SignOutQuestion />
}

/** Shows that the sign-out is in progress, or why the session couldn't be ended. */
function SigningOutDialog() {
  const { signOut } = useSignOut()
  const failure = useAuthSelector((snapshot) => snapshot.context.failure)
  return (
    <Dialog
      heading={failure ? signedInText.stillSignedIn : appText.signingOut}
      onClose={() => undefined}
      isProgress={!failure}
    >
      <RetryNotice failure={failure} onRetry={signOut} />
    </Dialog>
  )
}

/**
 * Nothing can be typed here, so a person with an account may sign out: their unsaved changes stay on the device,
 * encrypted, until they come back.
 */
function ScopeLoadFailed({ user }: { user: User }) {
  return (
    <>
      <LoadFailedPage />
      {!user.isAnonymous && <SignOutButton />}
    </>
  )
}
