import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { product } from '#product/product.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { pendingGuestDeletionLogic } from '#src/firebase/guest/deletePendingGuests.ts'
import { pendingGuestDataLogic } from '#src/firebase/guest/guestData.ts'
import {
  pendingGuestDeletionMachine,
  type PendingGuestDeletionEvent,
} from '#src/machines/guest/pendingGuestDeletionMachine.ts'
import { loadProductText, setProduct } from '#src/product/currentProduct.ts'
import { GuestMoveProvider } from '#src/providers/GuestMoveProvider.tsx'
import { moveOf, recordMove } from '#src/storage/journals/moveJournal.ts'
import { MoveGuestDataView } from '#src/views/guest/move/MoveGuestDataView.tsx'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const counting = pendingGuestDataLogic.provide({
  actors: { load: fromCallback(() => undefined) },
})

beforeEach(async () => {
  await emptyJournal()
  setProduct(withDefaults(product))
  await loadProductText()
})

it('a guest’s data doesn’t start to move while it is being deleted', async () => {
  await recordMove({
    guestUid: 'guest',
    toUid: ada.uid,
    isConfirmed: false,
    phase: 'copying',
    copiedIds: [],
  })
  const deletion = stubPort<PendingGuestDeletionEvent, { uid: string }>()
  const deleting = pendingGuestDeletionMachine.provide({
    actors: { deleteUnconfirmedGuests: deletion.actor },
  })
  const { auth, person } = renderView(
    <WithLogic of={pendingGuestDataLogic} as={counting}>
      <WithLogic of={pendingGuestDeletionLogic} as={deleting}>
        <GuestMoveProvider>
          <MoveGuestDataView />
        </GuestMoveProvider>
      </WithLogic>
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user: ada }))
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Delete the guest’s notes' }))
  await person.click(screen.getByRole('button', { name: 'Yes, move everything' }))
  expect([deletion.inputs, moveOf('guest')?.isConfirmed]).toEqual([[{ uid: ada.uid }], false])
})
