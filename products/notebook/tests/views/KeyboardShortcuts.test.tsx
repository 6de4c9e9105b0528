import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { KeyboardShortcuts } from '#products/notebook/layouts/KeyboardShortcuts.tsx'
import {
  setSingleKeyShortcuts,
  singleKeyShortcutsStore,
} from '#products/notebook/stores/singleKeyShortcutsStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

beforeEach(() => {
  stubModals()
  sharedComputerStore.setState({ isShared: false })
  setSingleKeyShortcuts(true)
  history.replaceState(null, '', '/')
})

it('a key that is held down starts one note', () => {
  show(<KeyboardShortcuts />)
  fireEvent.keyDown(document.body, { key: 'n', repeat: true })
  expect(location.pathname).toBe('/')
  fireEvent.keyDown(document.body, { key: 'n' })
  const first = location.pathname
  expect(first).toMatch(/^\/notes\//)
  fireEvent.keyDown(document.body, { key: 'n', repeat: true })
  expect(location.pathname).toBe(first)
})

it('shortcuts work on a check box that was just checked', async () => {
  const { person } = show(
    <>
      <input type="checkbox" />
      <KeyboardShortcuts />
    </>,
  )
  await person.click(screen.getByRole('checkbox'))
  await person.keyboard('?')
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeNull()
})

it('single-key shortcuts can be turned off in their list', async () => {
  const { person } = show(<KeyboardShortcuts />)
  await person.keyboard('?')
  await person.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }))
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await person.keyboard('?n')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.pathname).toBe('/')
  expect(localStorage.getItem('single-keys')).toBe('off')

  await person.click(screen.getByRole('button', { name: /^Keyboard shortcuts/ }))
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await person.keyboard('n')
  expect(location.pathname).toMatch(/^\/notes\//)
  expect(localStorage.getItem('single-keys')).toBeNull()
})

function show(page: ReactNode) {
  const view = renderView(page)
  act(() => view.auth.report({ type: 'session.found', user: ada }))
  return view
}

it('the choice of shortcuts is not stored on a shared computer', () => {
  sharedComputerStore.setState({ isShared: true })
  setSingleKeyShortcuts(false)
  expect([singleKeyShortcutsStore.getState().isOn, localStorage.getItem('single-keys')]).toEqual([
    false,
    null,
  ])
})
