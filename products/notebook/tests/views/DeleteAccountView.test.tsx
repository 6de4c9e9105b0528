import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { outboxLogic } from '#products/notebook/firebase/sync/outboxLogic.ts'
import { outboxMachine, type OutboxInput } from '#products/notebook/machines/outboxMachine.ts'
import { NotebookProvider } from '#products/notebook/providers/NotebookProvider.tsx'
import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { itemCountsLogic, deletionLogic } from '#src/firebase/accountDeletion.ts'
import { exportLogic } from '#src/firebase/data/exportImport.ts'
import {
  noExportProgress,
  type ExportEvent,
  type ExportInput,
  exportMachine,
} from '#src/machines/data/exportMachine.ts'
import type { DeletionEvent, DeletionInput } from '#src/machines/deletion/deletionEvents.ts'
import { deletionMachine } from '#src/machines/deletion/deletionMachine.ts'
import { loaderMachineFor, type LoaderEvent } from '#src/machines/shared/loaderMachine.ts'
import { DeleteAccountView } from '#src/views/deletion/DeleteAccountView.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

it("starts after the person has typed the account's email", async () => {
  const { ports, person } = await renderDeletion(ada)
  const field = screen.getByLabelText('Type ada@example.com to delete your account')
  await person.type(field, ' ADA@example.com {Enter}')
  expect(ports.signInAge.inputs).toHaveLength(1)
})

it('counts down on its button after too many requests', async () => {
  const { ports, person } = await renderDeletion(nemo)
  await person.type(screen.getByLabelText('Type delete to delete your account'), 'delete{Enter}')
  act(() => ports.signInAge.sendBack(failed('too-many-requests')))
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  const button = screen.getByRole('button', { name: /^Please wait/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('asks a person without an email to type a word', async () => {
  const { ports, person } = await renderDeletion(nemo)
  await person.type(screen.getByLabelText('Type delete to delete your account'), 'delete{Enter}')
  expect(ports.signInAge.inputs).toHaveLength(1)
})

it('shows how much is deleted once the server has responded', async () => {
  const { ports } = await renderDeletion(ada)
  expect(screen.getAllByText('Counting…')).toHaveLength(3)
  expect(screen.getByText(/^All your files\.$/)).toBeTruthy()
  const itemCounts = { notes: 1_204, inTrash: 3, files: 2, bytes: 3 * 1_048_576 }
  act(() => ports.count.sendBack({ type: 'value.loaded', value: itemCounts }))
  expect(screen.getByText('1,204 notes, 3 in the trash')).toBeTruthy()
  expect(screen.getByText('2 files, 3 MB in total')).toBeTruthy()
})

it("shows that nothing can be counted while the server doesn't respond", async () => {
  const { ports } = await renderDeletion(ada)
  act(() => ports.count.sendBack(failed('network-request-failed')))
  expect(screen.getByText(/the server isn’t responding/)).toBeTruthy()
})

it('shows each step and the progress, and can be stopped until the last moment', async () => {
  const { ports, person } = await renderDeletion(nemo)
  await person.type(screen.getByLabelText('Type delete to delete your account'), 'delete{Enter}')
  act(() => ports.signInAge.sendBack({ type: 'signIn.recent' }))
  expect(
    screen.getByText(
      /^Nothing has been deleted yet. You can still cancel until the first step is done/,
    ),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel and keep my account' })).toBeTruthy()
  act(() => ports.stop.sendBack({ type: 'changes.stopped' }))
  expect(screen.getByText(/you keep your account and everything in it/)).toBeTruthy()
  act(() => ports.deletion.sendBack({ type: 'flag.final' }))
  expect(screen.queryByRole('button', { name: 'Cancel and keep my account' })).toBeNull()
  expect(screen.getByText(/^This can no longer be canceled/)).toBeTruthy()
  const progress = { step: 'documents', done: 1_250, total: 5_000 } as const
  act(() => ports.deletion.sendBack({ type: 'deletion.progress', progress, timeLeft: 90_000 }))
  expect(steps()).toEqual([
    'Lock your account done',
    'Your files done',
    'Your notes in progress…',
    'Verify that nothing is left waiting',
    'Other account data waiting',
    'Connected services waiting',
    'Your account waiting',
  ])
  expect(screen.getByText('1,250 of 5,000 deleted')).toBeTruthy()
  expect(screen.getByText('About 2 minutes left')).toBeTruthy()
  act(() => ports.deletion.sendBack(failed('network-request-failed')))
  expect(steps()[2]).toBe('Your notes stopped')
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  act(() => ports.stop.sendBack({ type: 'changes.stopped' }))
  act(() => ports.deletion.sendBack({ type: 'data.deleted' }))
  act(() => ports.revoke.sendBack({ type: 'tokens.revoked' }))
  expect(steps().slice(4)).toEqual([
    'Other account data done',
    'Connected services done',
    'Your account in progress…',
  ])
  act(() => ports.deleteAccount.sendBack(failed('network-request-failed')))
  expect(screen.queryByRole('button', { name: 'Cancel and keep my account' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(steps()[5]).toBe('Connected services in progress…')
})

it('opens at the steps of an earlier deletion and lets the person keep the account', async () => {
  const { ports, person } = await renderDeletion(nemo)
  act(() => ports.mark.sendBack({ type: 'flag.begun' }))
  expect(screen.getByText(/^Nothing has been deleted yet/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Cancel and keep my account' }))
  act(() => ports.keep.sendBack({ type: 'deletion.canceled' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Delete your account')
  expect(screen.getByText('Your account was not deleted.')).toBeTruthy()
  act(() => ports.mark.sendBack({ type: 'flag.begun' }))
  expect(screen.queryByText('Your account was not deleted.')).toBeNull()
})

it("doesn't show the current step of a deletion that has become final", async () => {
  const { ports } = await renderDeletion(nemo)
  act(() => ports.mark.sendBack({ type: 'flag.final' }))
  expect(screen.getByText(/^This can no longer be canceled/)).toBeTruthy()
  expect(steps().slice(0, 3)).toEqual([
    'Lock your account done',
    'Your files stopped',
    'Your notes waiting',
  ])
})

it('waits for a running export', async () => {
  const { ports, person } = await renderDeletion(nemo)
  await person.click(screen.getByRole('button', { name: 'Export everything' }))
  await person.type(screen.getByLabelText('Type delete to delete your account'), 'delete{Enter}')
  expect(screen.getByText(/^Your export is still running/)).toBeTruthy()
  expect(ports.signInAge.inputs).toHaveLength(0)
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(ports.signInAge.inputs).toHaveLength(1)
})

it('keeps an export when a deletion starts elsewhere', async () => {
  const { ports, person } = await renderDeletion(nemo)
  await person.click(screen.getByRole('button', { name: 'Export everything' }))
  act(() => ports.mark.sendBack({ type: 'flag.begun' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deleting your account')
  act(() =>
    ports.pack.sendBack({ type: 'export.progress', progress: { ...noExportProgress, done: 3 } }),
  )
  expect(screen.getByText(/3 notes so far/)).toBeTruthy()
})

function steps(): (string | null)[] {
  const list = screen.getByRole('list')
  return [...list.children].map(({ textContent }) => textContent)
}

const idleOutbox = outboxMachine.provide({
  actors: { watchOutbox: stubPort<never, OutboxInput>().actor },
})

const port = () => stubPort<DeletionEvent, DeletionInput>()

async function renderDeletion(user: typeof ada) {
  const ports = {
    mark: port(),
    signInAge: port(),
    stop: port(),
    deletion: port(),
    revoke: port(),
    deleteAccount: port(),
    keep: port(),
    count: stubPort<LoaderEvent<ItemCounts>, { query: DeletionInput }>(),
    pack: stubPort<ExportEvent, ExportInput>(),
  }
  const logic = deletionMachine.provide({
    actors: {
      watchDeletionFlag: ports.mark.actor,
      checkSignInAge: ports.signInAge.actor,
      stopChanges: ports.stop.actor,
      deleteData: ports.deletion.actor,
      revokeTokens: ports.revoke.actor,
      deleteAccount: ports.deleteAccount.actor,
      cancelDeletion: ports.keep.actor,
    },
  })
  const countingLogic = loaderMachineFor<ItemCounts, DeletionInput>().provide({
    actors: { load: ports.count.actor },
  })
  const packingLogic = exportMachine.provide({
    actors: {
      countForExport: stubPort<never, { uid: string }>().actor,
      packEverything: ports.pack.actor,
    },
  })
  const { auth, person } = renderView(
    <WithLogic of={outboxLogic} as={idleOutbox}>
      <NotebookProvider uid={user.uid}>
        <WithLogic of={deletionLogic} as={logic}>
          <WithLogic of={itemCountsLogic} as={countingLogic}>
            <WithLogic of={exportLogic} as={packingLogic}>
              <DeleteAccountView />
            </WithLogic>
          </WithLogic>
        </WithLogic>
      </NotebookProvider>
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user }))
  await screen.findAllByRole('heading')
  return { ports, person }
}
