import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { failed } from '#tests/support/failures.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { unsaved } from '#tests/support/unsaved.ts'

const nothing = { type: 'unsaved.read', edits: [], files: [], isOnline: true } as const

beforeEach(stubModals)

it('the page is covered from the last check until the person stays', () => {
  const { unsavedItems } = renderSignOut()
  act(() => screen.getByText('Sign out').click())
  expect(isCovered()).toBe(false)
  act(() => unsavedItems.sendBack(nothing))
  expect(isCovered()).toBe(true)
  act(() => unsavedItems.sendBack({ ...nothing, edits: [unsaved('note')] }))
  expect(isCovered()).toBe(false)
})

it('the page is covered from the last check of another tab until the person stays there', () => {
  const { otherTabs } = renderSignOut()
  act(() => otherTabs.sendBack({ type: 'otherTab.checking' }))
  expect(isCovered()).toBe(true)
  act(() => otherTabs.sendBack({ type: 'otherTab.waiting' }))
  expect(isCovered()).toBe(false)
})

it('the page is covered until the session has ended, even if it can’t be, because nothing typed could be stored', async () => {
  const { auth, person, unsavedItems, removal } = renderSignOut()
  act(() => screen.getByText('Sign out').click())
  act(() => unsavedItems.sendBack(nothing))
  act(() => unsavedItems.sendBack(nothing))
  act(() => removal.sendBack({ type: 'localData.removed' }))
  expect([auth.requests, isCovered()]).toEqual([[{ port: 'endSession' }], true])
  act(() => auth.report(failed('internal-error')))
  const dialog = screen.getByRole('dialog', { name: 'You’re still signed in' })
  expect(dialog.querySelector('[role=alert]')?.textContent).toMatch(/^Something went wrong/)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect([auth.requests, isCovered()]).toEqual([
    [{ port: 'endSession' }, { port: 'endSession' }],
    true,
  ])
})

function isCovered(): boolean {
  return screen.queryByRole('dialog', { name: 'Signing out…' }) !== null
}
