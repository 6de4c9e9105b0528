import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { signOutLogic } from '#src/firebase/signOut.ts'
import { AccountMenu } from '#src/layouts/signedIn/AccountMenu.tsx'
import { SignOutDialog } from '#src/layouts/signedIn/SessionScope.tsx'
import {
  type SignOutEvent,
  type RemovalInput,
  type UnsavedInput,
  signOutMachine,
} from '#src/machines/session/signOutMachine.ts'
import { SignOutProvider } from '#src/providers/SignOutProvider.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'
import { stubPort } from './fakes/stubPort.ts'
import { renderView } from './renderView.tsx'
import { ada } from './users.ts'

/**
 * Renders signing out, with its button and its questions, on stub ports.
 *
 * @param saveTimeout how long to wait for the unsaved changes, in milliseconds.
 */
export function renderSignOut(page?: ReactNode, saveTimeout = 5_000) {
  const otherTabs = stubPort<SignOutEvent, { uid: string }>()
  const unsavedItems = stubPort<SignOutEvent, UnsavedInput>()
  const removal = stubPort<SignOutEvent, RemovalInput>()
  const signingOut = signOutMachine.provide({
    actors: {
      watchOtherTabs: otherTabs.actor,
      saveAndWatchUnsaved: unsavedItems.actor,
      removeLocalData: removal.actor,
    },
    delays: { saveTimeout },
  })
  const view = renderView(
    <WithLogic of={signOutLogic} as={signingOut}>
      <SignOutProvider>
        <AccountMenu />
        {page}
        <SignOutDialog />
      </SignOutProvider>
    </WithLogic>,
  )
  act(() => view.auth.report({ type: 'session.found', user: ada }))
  return { ...view, otherTabs, unsavedItems, removal }
}
