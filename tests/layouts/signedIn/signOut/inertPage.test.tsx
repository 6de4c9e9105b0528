import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { unsaved } from '#tests/support/unsaved.ts'

const nothing = { type: 'unsaved.read', edits: [], files: [], isOnline: true } as const

it('a page accepts no input from the last check until the person stays', async () => {
  const { person, words } = renderForm()
  act(() => screen.getByText('Sign out').click())
  await person.type(field(), 'Milk')
  expect([field().value, isInert()]).toEqual(['Milk', false])

  act(() => words.say(nothing))
  expect([document.activeElement, isInert()]).toEqual([document.body, true])
  await person.keyboard(' and honey')

  act(() => words.say({ ...nothing, edits: [unsaved('note')] }))
  expect([document.activeElement, isInert()]).toEqual([field(), false])
  await person.keyboard(' and eggs')
  expect(field().value).toBe('Milk and eggs')
})

it('a page accepts no input from the last check of another page until the person stays', async () => {
  const { person, others } = renderForm()
  await person.type(field(), 'Milk')
  act(() => others.say({ type: 'otherTab.checking' }))
  expect([document.activeElement, isInert()]).toEqual([document.body, true])
  act(() => others.say({ type: 'otherTab.waiting' }))
  await person.keyboard(' and eggs')
  expect([field().value, isInert()]).toEqual(['Milk and eggs', false])
})

it("a page accepts no input while this device's data is removed", () => {
  const { words, removal } = renderForm()
  act(() => screen.getByText('Sign out').click())
  act(() => words.say(nothing))
  act(() => words.say(nothing))
  expect([removal.inputs.length, isInert()]).toEqual([1, true])
  act(() => removal.say({ type: 'localData.removed' }))
  expect(isInert()).toBe(true)
})

it('what is typed while a page accepts no input is no shortcut', async () => {
  const { person, others } = renderForm()
  const keys: string[] = []
  const listen = ({ key }: KeyboardEvent) => keys.push(key)
  addEventListener('keydown', listen)
  onTestFinished(() => removeEventListener('keydown', listen))
  await person.click(field())
  await person.keyboard('a')
  act(() => others.say({ type: 'otherTab.checking' }))
  await person.keyboard('b')
  act(() => others.say({ type: 'otherTab.waiting' }))
  await person.keyboard('c')
  expect([keys, field().value]).toEqual([['a', 'c'], 'ac'])
})

it('the focus stays in the bar', async () => {
  const { person, others } = renderForm()
  await person.type(field(), 'Milk')
  const menu = screen.getByRole('button', { name: /Ada/ })
  act(() => menu.focus())
  act(() => others.say({ type: 'otherTab.checking' }))
  expect([document.activeElement, isInert()]).toEqual([menu, true])
  act(() => others.say({ type: 'otherTab.waiting' }))
  expect([document.activeElement, isInert()]).toEqual([menu, false])
})

function renderForm() {
  return renderSignOut(
    <main>
      <input aria-label="Name" />
    </main>,
  )
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true })
}

function isInert(): boolean {
  return screen.getByRole('main', { hidden: true }).hasAttribute('inert')
}
