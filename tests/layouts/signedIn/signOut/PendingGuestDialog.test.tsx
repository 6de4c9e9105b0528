import { act, screen } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { beforeEach, expect, it } from 'vitest'
import { product } from '#product/product.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { pendingGuestDeletionLogic } from '#src/firebase/guest/deletePendingGuests.ts'
import { signOutLogic } from '#src/firebase/signOut.ts'
import { PendingGuestDialog } from '#src/layouts/signedIn/signOut/PendingGuestDialog.tsx'
import {
  pendingGuestDeletionMachine,
  type PendingGuestDeletionEvent,
} from '#src/machines/guest/pendingGuestDeletionMachine.ts'
import {
  signOutMachine,
  type SignOutEvent,
  type UnsavedInput,
} from '#src/machines/session/signOutMachine.ts'
import { loadProductText, setProduct } from '#src/product/currentProduct.ts'
import { SignOutProvider, useSignOutActor } from '#src/providers/SignOutProvider.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

beforeEach(async () => {
  stubModals()
  setProduct(withDefaults(product))
  await loadProductText()
})

type Person = ReturnType<typeof ask>['person']

it.each<[string, (person: Person) => unknown]>([
  ['stay', (person) => person.click(screen.getByRole('button', { name: 'Stay signed in' }))],
  ['keep it', (person) => person.click(screen.getByRole('button', { name: /^Keep the guest’s/ }))],
  ['leave with Escape', () => act(pressEscape)],
])('while a guest’s data is being deleted, the person can’t %s', async (_, leave) => {
  const { deletion, person, isAsked } = ask()
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Delete the guest’s notes' }))
  await leave(person)
  expect([isAsked(), deletion.inputs]).toEqual([true, [{ uid: ada.uid }]])
})

it('a deletion that failed lets the person leave with Escape', async () => {
  const { deletion, person, isAsked } = ask()
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Delete the guest’s notes' }))
  act(() => deletion.sendBack(failed('network-request-failed')))
  act(pressEscape)
  expect(isAsked()).toBe(false)
})

/** A native dialog sends `cancel`. */
function pressEscape(): void {
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
}

function ask() {
  const deletion = stubPort<PendingGuestDeletionEvent, { uid: string }>()
  const deleting = pendingGuestDeletionMachine.provide({
    actors: { deleteUnconfirmedGuests: deletion.actor },
  })
  const signingOut = signOutMachine.provide({
    actors: {
      watchOtherTabs: stubPort<SignOutEvent, { uid: string }>().actor,
      saveAndWatchUnsaved: stubPort<SignOutEvent, UnsavedInput>().actor,
    },
  })
  const { auth, person } = renderView(
    <WithLogic of={signOutLogic} as={signingOut}>
      <WithLogic of={pendingGuestDeletionLogic} as={deleting}>
        <SignOutProvider>
          <SignOutState />
          <PendingGuestDialog />
        </SignOutProvider>
      </WithLogic>
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user: ada }))
  act(() => screen.getByText('not asked').click())
  return { deletion, person, isAsked: () => screen.queryByText('asked') !== null }
}

/** A button that starts to sign out, and then shows that the question is open. */
function SignOutState() {
  const actor = useSignOutActor()
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('askingAboutGuest'))
  return (
    <button type="button" onClick={() => actor.send({ type: 'signOut.start', hasGuest: true })}>
      {isAsked ? 'asked' : 'not asked'}
    </button>
  )
}
