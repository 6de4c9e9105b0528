import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import type { UnsavedDocument } from '#src/domain/collections/documentChange.ts'
import type { ShownCollection } from '#src/hooks/useCollection.ts'
import { CollectionStatus } from '#src/views/collections/CollectionStatus.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { renderView } from '#tests/support/renderView.tsx'

beforeAll(stubModals)

const milk = { id: 'milk', name: 'Milk' }

it.each(['network-request-failed', 'unauthorized', 'too-many-requests'] as const)(
  'a failure can be retried once, whatever its next action is: %s',
  async (kind) => {
    const { retry } = show({ failure: failed(kind).failure })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  },
)

it('nothing is shown while nothing fails', () => {
  show({})
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', ''])
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  [false, 'Loading…'],
  [true, 'Still trying. Check your connection.'],
])('until anything is read, it says so (slow: %s)', (isSlow, sentence) => {
  show({ documents: null, isSlow })
  expect(screen.getByRole('status').textContent).toBe(sentence)
})

it('offline, only the connection status shows that the server can’t be reached', () => {
  const { auth } = show({ failure: failed('network-request-failed').failure })
  expect(failureShown()).toBe('We can’t reach the server.Try again')
  act(() => auth.reportConnection({ type: 'network.lost' }))
  expect(failureShown()).toBe('')
  act(() => auth.reportConnection({ type: 'network.back' }))
  expect(failureShown()).toBe('')
  act(() => auth.reportConnection({ type: 'server.reached' }))
  expect(failureShown()).toBe('We can’t reach the server.Try again')
})

it('offline, another failure is shown', () => {
  const { auth } = show({ failure: failed('too-many-requests').failure })
  act(() => auth.reportConnection({ type: 'network.lost' }))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('offline, a list that isn’t read yet is still waited for', () => {
  const { auth } = show({ documents: null, failure: failed('network-request-failed').failure })
  act(() => auth.reportConnection({ type: 'network.lost' }))
  expect(screen.getByRole('status').textContent).toBe('Still trying. Check your connection.')
})

it('offline, a list says when its changes will be saved', () => {
  const { auth } = show({})
  act(() => auth.reportConnection({ type: 'network.lost' }))
  expect(screen.getByRole('status').textContent).toBe(
    'Your changes will be saved when you’re back online.',
  )
  act(() => auth.reportConnection({ type: 'network.back' }))
  act(() => auth.reportConnection({ type: 'server.reached' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('what the server refuses is named, and discarded only after a question', async () => {
  const { failure } = failed('app-not-authorized')
  const refused = [
    { ...milk, failure },
    { id: 'blank', name: null, failure },
  ]
  const { discard } = show({ refused })
  expect(screen.getAllByRole('alert')[1]?.textContent).toContain(
    'These changes couldn’t be saved: Milk and An item.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect([discard.mock.calls, screen.queryByRole('dialog')]).toEqual([[], null])
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  const dialog = screen.getByRole('dialog', { name: 'Discard unsaved changes?' })
  expect(dialog.textContent).toContain('permanently lost: Milk and An item.')
  const [, confirm] = screen.getAllByRole('button', { name: 'Discard' })
  if (confirm) await userEvent.click(confirm)
  expect(discard).toHaveBeenCalledExactlyOnceWith(refused)
})

it('what the server refuses for another reason than its rules has it', () => {
  show({ refused: [{ ...milk, failure: failed('account-being-deleted').failure }] })
  expect(screen.getAllByRole('alert')[1]?.textContent).toContain('Your account is being deleted.')
})

function failureShown(): string | null | undefined {
  return screen.getAllByRole('alert')[0]?.textContent
}

function show(state: Partial<ShownCollection<object>>) {
  const retry = vi.fn<() => void>()
  const discard = vi.fn<(documents: readonly UnsavedDocument[]) => void>()
  const nothing = { documents: [], isSlow: false, failure: null, refused: [] }
  const { auth } = renderView(
    <CollectionStatus of={{ ...nothing, retry, discard, save: () => undefined, ...state }} />,
  )
  act(() => auth.report({ type: 'session.missing' }))
  return { retry, discard, auth }
}
