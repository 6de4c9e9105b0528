import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LazyOtherMethods } from '#src/views/signIn/LazyOtherMethods.tsx'
import { SignInView } from '#src/views/signIn/SignInView.tsx'
import { prepareMarkup } from '#tests/support/prerenderedPage.ts'
import { renderView } from '#tests/support/renderView.tsx'

const { load } = vi.hoisted(() => ({ load: vi.fn<() => object>() }))
vi.mock('#src/views/signIn/methods/OtherMethods.tsx', () => load())

// The first import compiles the modules.
const waitOptions = { timeout: 15_000 }

it('a work email whose provider’s code can’t be loaded ends in a failure, and the form can be submitted again', async () => {
  load.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  const { auth, person } = renderView(<SignInView />)
  act(() => auth.report({ type: 'session.missing' }))
  await person.type(screen.getByLabelText('Email'), 'ada@acme.example{Enter}')
  await screen.findByText('We can’t reach the server.', {}, waitOptions)
  const submit = screen.getByRole('button', { name: 'Continue with Acme' })
  expect(submit.getAttribute('aria-busy')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull()
})

it('reports other methods as missing until their code has arrived', async () => {
  await prepareMarkup()
  load.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  const { auth } = renderView(<LazyOtherMethods />)
  act(() => auth.report({ type: 'session.missing' }))
  await screen.findByText('Code is missing', {}, waitOptions)
  load.mockReturnValue({ OtherMethods: () => <p>Other methods</p> })
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Other methods', {}, waitOptions)
  expect(screen.queryByText('Code is missing')).toBeNull()
})
