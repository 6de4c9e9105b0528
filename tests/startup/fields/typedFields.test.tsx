import { act, cleanup, configure, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { User } from '#src/domain/session/user.ts'
import { PageEffects } from '#src/layouts/frame/PageEffects.tsx'
import { canReloadSafely } from '#src/startup/updates/newBuild.ts'
import { emailDraftStore } from '#src/stores/emailDraftStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { CheckField } from '#src/ui/form/CheckField.tsx'
import { CodeField } from '#src/ui/form/CodeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PasswordField } from '#src/ui/form/PasswordField.tsx'
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { EmailField } from '#src/views/signIn/EmailField.tsx'
import { PhoneField } from '#src/views/signIn/phone/PhoneField.tsx'
import { prepareMarkup } from '#tests/support/prerenderedPage.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'

beforeEach(() => {
  sessionStorage.clear()
  sharedComputerStore.setState({ isShared: false })
  arriveBy('reload')
})

test('typed text is restored after a reload and isn’t stored anywhere else', async () => {
  const { person } = open(<Fields />)
  await person.type(field('Name'), ' Lovelace')
  await person.type(field('Email'), 'ada@example.com')
  await person.click(screen.getByRole('checkbox', { name: 'News' }))
  await person.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'team')
  leave()
  open(<Fields />)
  await settled()
  expect(values()).toEqual(['Ada Lovelace', 'ada@example.com', true, 'team'])
  expect(sessionStorage).toHaveLength(0)
})

test('text of several lines is restored, unless its field saves itself', async () => {
  const { person } = open(<Texts />)
  await person.type(field('Story'), 'One{Enter}Two')
  await person.type(field('Note'), 'Three')
  leave()
  open(<Texts />)
  await settled()
  expect([field('Story').value, field('Note').value]).toEqual(['One\nTwo', ''])
})

test('nothing typed is stored on a shared computer', async () => {
  sharedComputerStore.setState({ isShared: true })
  const { person } = open(<Fields />)
  await person.type(field('Name'), ' Lovelace')
  leave()
  expect(sessionStorage).toHaveLength(0)
})

test('an email typed on another page is restored, too', async () => {
  const { person } = open(<Fields />)
  await person.type(field('Email'), 'ada@example.com')
  history.replaceState(null, '', '/sign-up')
  leave()
  open(<Fields />)
  await settled()
  expect(field('Email').value).toBe('ada@example.com')
})

test('typed text is restored in development, where React starts every effect twice', async () => {
  const { person } = open(<Fields />)
  await person.type(field('Email'), 'ada@example.com')
  leave()
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  open(<Fields />)
  await settled()
  expect(field('Email').value).toBe('ada@example.com')
})

test('an untouched form stores nothing', () => {
  open(<Fields />)
  leave()
  expect(sessionStorage).toHaveLength(0)
})

test('passwords, even if they are shown, and codes are never stored', async () => {
  const { person } = open(<Secrets />)
  await person.type(field('Email'), 'ada@example.com')
  await person.type(screen.getByLabelText('Password'), 'correct horse')
  await person.click(screen.getByRole('button', { name: 'Show password' }))
  await person.type(screen.getByLabelText('Code'), '12345')
  leave()
  expect(storedTexts().map(([, text]) => JSON.parse(text) as unknown)).toEqual([
    { v: 1, value: { uid: '', path: '/', values: { email: 'ada@example.com' } } },
  ])
})

test('a phone number is restored with its country', async () => {
  const { person } = open(<Phone />)
  await screen.findByRole('option', { name: /\+49$/ })
  await person.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE')
  await person.type(field('Phone number'), '0301234')
  expect(field('Phone number').value).toBe('030 1234')
  leave()
  open(<Phone />)
  const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  await vi.waitFor(() => expect(country.value).toBe('DE'))
  expect(field('Phone number').value).toBe('030 1234')
})

test('a tab isn’t reloaded for a new build while it has a typed phone number or a choice', async () => {
  const { person } = open(
    <>
      <Phone />
      <Fields />
    </>,
  )
  await screen.findByRole('option', { name: /\+49$/ })
  expect(canReloadSafely()).toBe(true)
  await person.type(field('Phone number'), '0301234')
  expect(canReloadSafely()).toBe(false)
  await person.clear(field('Phone number'))
  expect(canReloadSafely()).toBe(true)
  await person.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'team')
  expect(canReloadSafely()).toBe(false)
})

test('a form that opens later gets its typed text', async () => {
  const { person } = open(<Fields />)
  await person.type(field('Email'), 'ada@example.com')
  leave()
  const later = open(<Later />)
  await later.person.click(screen.getByRole('button', { name: 'Change' }))
  await vi.waitFor(() => expect(field('Email').value).toBe('ada@example.com'))
})

test('what the person changed before this code loaded is not overwritten', async () => {
  const { person } = open(<Fields />)
  await person.type(field('Email'), 'ada@example.com')
  await person.click(screen.getByRole('checkbox', { name: 'News' }))
  leave()
  await prepareMarkup()
  const later = renderView(<Fields />)
  act(() => later.auth.report({ type: 'session.missing' }))
  await later.person.type(field('Email'), 'grace@example.com')
  await later.person.dblClick(screen.getByRole('checkbox', { name: 'News' }))
  renderView(<PageEffects />, later.auth)
  await settled()
  expect(values().slice(1, 3)).toEqual(['grace@example.com', false])
})

test('typed text is restored over an email that the page suggests in the focused field', async () => {
  const { person } = open(<Fields />)
  await person.type(field('Email'), 'grace@example.com')
  leave()
  const later = renderView(<Fields />)
  act(() => later.auth.report({ type: 'session.missing' }))
  field('Email').focus()
  emailDraftStore.setState({ email: 'ada@example.com' })
  renderView(<PageEffects />, later.auth)
  await settled()
  expect(field('Email').value).toBe('grace@example.com')
})

test.each([
  ['someone else is signed in', ada, 'reload', '/'],
  ['the page wasn’t reloaded', null, 'navigate', '/'],
  ['it is another page', null, 'reload', '/account'],
] as const)('typed text isn’t restored if %s', async (_, user, type, path) => {
  const { person } = open(<Fields />)
  await person.type(field('Email'), 'grace@example.com')
  leave()
  arriveBy(type)
  history.replaceState(null, '', path)
  open(<Fields />, user)
  await settled()
  expect(field('Email').value).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('typed text isn’t restored for the next person who signs in without a reload', async () => {
  const { person } = open(<Fields />, ada)
  await person.type(field('Name'), ' Lovelace')
  leave()
  const later = open(<Later />, ada)
  act(() => later.auth.report({ type: 'session.missing' }))
  act(() => later.auth.report({ type: 'session.found', user: nemo }))
  await later.person.click(screen.getByRole('button', { name: 'Change' }))
  expect(field('Name').value).toBe('Ada')
})

function Fields() {
  return (
    <Form onSubmit={() => undefined}>
      <TextField id="name" label="Name" defaultValue="Ada" />
      <EmailField label="Email" failure={null} />
      <CheckField name="news" label="News" />
      <select name="size" aria-label="Size" defaultValue="">
        <option value="">Choose</option>
        <option value="team">A team</option>
      </select>
    </Form>
  )
}

function Texts() {
  return (
    <Form onSubmit={() => undefined}>
      <TextAreaField id="story" label="Story" />
      <TextAreaField id="note" label="Note" data-autosaved />
    </Form>
  )
}

/** A form behind a button. */
function Later() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Fields />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Change
    </button>
  )
}

function Secrets() {
  return (
    <Form onSubmit={() => undefined}>
      <EmailField label="Email" failure={null} />
      <PasswordField label="Password" kind="new-password" failure={null} />
      <CodeField failure={null} />
    </Form>
  )
}

function Phone() {
  return (
    <Form onSubmit={() => undefined}>
      <PhoneField failure={null} />
    </Form>
  )
}

function open(view: ReactNode, user: User | null = null) {
  const opened = renderView(
    <>
      {view}
      <PageEffects />
    </>,
  )
  act(() =>
    opened.auth.report(user ? { type: 'session.found', user } : { type: 'session.missing' }),
  )
  return opened
}

/** Takes the page away as a browser does. */
function leave(): void {
  dispatchEvent(new Event('pagehide'))
  const kept = storedTexts()
  cleanup()
  emailDraftStore.setState({ email: '' })
  sessionStorage.clear()
  kept.forEach(([key, words]) => sessionStorage.setItem(key, words))
}

function storedTexts() {
  return Object.entries<string>(sessionStorage)
}

function arriveBy(type: NavigationTimingType): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
}

/** Once all that was under way has been done. */
async function settled(): Promise<void> {
  await act(async () => undefined)
}

function field(name: string): HTMLInputElement {
  return screen.getByRole('textbox', { name })
}

function values() {
  return [
    field('Name').value,
    field('Email').value,
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'News' }).checked,
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' }).value,
  ]
}
