import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signUpQuestions } from '#src/domain/configuration/appConfiguration.ts'
import type { Questions } from '#src/domain/signUp/questions.ts'
import { nameChangeLogic } from '#src/firebase/account/accountChanges.ts'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/account/accountChangeMachine.ts'
import { NameRow } from '#src/views/account/NameRow.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

beforeEach(() => askFor([]))
afterEach(() => void vi.useRealTimers())

it('saves a trimmed name once, confirms it, and returns the focus to the row', async () => {
  const { change, person } = await openEditor()
  await person.clear(screen.getByLabelText('Name'))
  await person.keyboard('  Ada King {Enter}{Enter}')
  expect(change.inputs).toEqual([{ item: '', value: 'Ada King' }])
  act(() => change.sendBack({ type: 'change.made' }))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Name' }))
})

it('shows for eight seconds after each change that the name is saved', async () => {
  const { change, person } = await openEditor()
  const status = screen.getByRole('status')
  const saveNext = async () => {
    await person.keyboard(' King{Enter}')
    vi.useFakeTimers()
    act(() => change.sendBack({ type: 'change.made' }))
    act(() => void vi.advanceTimersByTime(7_999))
    const before = status.textContent
    act(() => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    return [before, status.textContent]
  }
  expect(await saveNext()).toEqual(['Saved', ''])
  await person.click(screen.getByRole('button', { name: 'Change: Name' }))
  expect(await saveNext()).toEqual(['Saved', ''])
})

it('closes with Escape and with Cancel, without changes', async () => {
  const { change, person } = await openEditor()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await person.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Name' }))
  await person.keyboard('{Enter}')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('Ada Lovelace')).not.toBeNull()
  expect(change.inputs).toEqual([])
})

it('stays open if Escape cancels a composition', async () => {
  const { person } = await openEditor()
  const field = screen.getByLabelText('Name')
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  // Safari's way to report a composition.
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
  expect(screen.getByLabelText('Name')).toBe(field)
  await person.keyboard('{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
})

it('keeps what was typed if the server cannot be reached', async () => {
  const { change, person } = await openEditor()
  await person.keyboard(' the First{Enter}')
  act(() => change.sendBack(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(change.inputs).toEqual([
    { item: '', value: 'Ada Lovelace the First' },
    { item: '', value: 'Ada Lovelace the First' },
  ])
})

it('can be removed if sign-up doesn’t require one', async () => {
  const { change, person } = await openEditor()
  expect(screen.queryByText('Leave it empty to remove your name.')).not.toBeNull()
  await person.clear(screen.getByLabelText('Name'))
  await person.keyboard('{Enter}')
  expect(change.inputs).toEqual([{ item: '', value: '' }])
})

it.each(['', '   '])('can’t be replaced by “%s” if sign-up requires a name', async (typed) => {
  askFor([{ key: 'name', label: '', type: 'text', maxLength: 80, required: true }])
  const { change, person } = await openEditor()
  expect(screen.queryByText('Leave it empty to remove your name.')).toBeNull()
  await person.clear(screen.getByLabelText('Name'))
  await person.keyboard(`${typed}{Enter}`)
  expect(screen.queryByText('Please enter your name.')).not.toBeNull()
  expect(change.inputs).toEqual([])
})

function askFor(fields: Questions['fields']): void {
  Object.assign(signUpQuestions, { fields })
}

async function openEditor() {
  const change = stubPort<AccountChangeEvent, ChangeInput>()
  const logic = accountChangeMachine.provide({ actors: { makeChange: change.actor } })
  const { auth, person } = renderView(
    <WithLogic of={nameChangeLogic} as={logic}>
      <NameRow user={ada} />
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user: ada }))
  await person.click(screen.getByRole('button', { name: 'Change: Name' }))
  return { change, person }
}
