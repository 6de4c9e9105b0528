import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { InertDuringSignOut } from '#src/layouts/signedIn/SessionScope.tsx'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { unsaved } from '#tests/support/unsaved.ts'

const nothing = { type: 'unsaved.read', edits: [], files: [], isOnline: true } as const

it('a page accepts no input from the last check until the person stays', async () => {
  const { person, unsavedItems } = renderForm()
  act(() => screen.getByText('Sign out').click())
  await person.type(field(), 'Milk')
  expect([field().value, isInert()]).toEqual(['Milk', false])

  act(() => unsavedItems.sendBack(nothing))
  expect([document.activeElement, isInert()]).toEqual([document.body, true])
  await person.keyboard(' and honey')

  act(() => unsavedItems.sendBack({ ...nothing, edits: [unsaved('note')] }))
  expect([document.activeElement, isInert()]).toEqual([field(), false])
  await person.keyboard(' and eggs')
  expect(field().value).toBe('Milk and eggs')
})

it('a page accepts no input from the last check of another tab until the person stays', async () => {
  const { person, otherTabs } = renderForm()
  await person.type(field(), 'Milk')
  act(() => otherTabs.sendBack({ type: 'otherTab.checking' }))
  expect([document.activeElement, isInert()]).toEqual([document.body, true])
  act(() => otherTabs.sendBack({ type: 'otherTab.waiting' }))
  await person.keyboard(' and eggs')
  expect([field().value, isInert()]).toEqual(['Milk and eggs', false])
})

it("a page accepts no input while this device's data is removed", () => {
  const { unsavedItems, removal } = renderForm()
  act(() => screen.getByText('Sign out').click())
  act(() => unsavedItems.sendBack(nothing))
  act(() => unsavedItems.sendBack(nothing))
  expect([removal.inputs.length, isInert()]).toEqual([1, true])
  act(() => removal.sendBack({ type: 'localData.removed' }))
  expect(isInert()).toBe(true)
})

it('what is typed while a page accepts no input is no shortcut', async () => {
  const { person, otherTabs } = renderForm()
  const keys: string[] = []
  const listen = ({ key }: KeyboardEvent) => keys.push(key)
  addEventListener('keydown', listen)
  onTestFinished(() => removeEventListener('keydown', listen))
  await person.click(field())
  await person.keyboard('a')
  act(() => otherTabs.sendBack({ type: 'otherTab.checking' }))
  await person.keyboard('b')
  act(() => otherTabs.sendBack({ type: 'otherTab.waiting' }))
  await person.keyboard('c')
  expect([keys, field().value]).toEqual([['a', 'c'], 'ac'])
})

function renderForm() {
  return renderSignOut(
    <InertDuringSignOut>
      <input aria-label="Name" />
    </InertDuringSignOut>,
  )
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true })
}

function isInert(): boolean {
  return field().closest('[inert]') !== null
}
