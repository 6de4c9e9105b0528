import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AuthProvider, useAuth } from '#src/providers/AuthProvider.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

describe('the auth provider', () => {
  it('renders nothing until the first answer', () => {
    const { container } = renderWho()
    expect(container.innerHTML).toBe('')
  })

  it('renders the page with no one after the answer that no one is signed in', () => {
    const { report } = renderWho()
    report({ type: 'session.missing' })
    expect(screen.queryByText('{"user":null,"loggedIn":false}')).not.toBeNull()
  })

  it('renders the page with all ten fields of the user, and again when they change', () => {
    const { report } = renderWho()
    report({ type: 'session.found', user: ada })
    expect(screen.queryByText(JSON.stringify({ user: ada, loggedIn: true }))).not.toBeNull()
    const married = { ...ada, displayName: 'Ada King' }
    report({ type: 'session.found', user: married })
    expect(screen.queryByText(JSON.stringify({ user: married, loggedIn: true }))).not.toBeNull()
  })

  it('renders the apology when the observer fails at start', () => {
    const { report } = renderWho()
    const failure = { kind: 'internal-error', code: 'auth/internal-error' } as const
    report({ type: 'error.internal-error', failure })
    expect(screen.queryByText('one moment')).not.toBeNull()
  })

  it('throws what is wrong when a view stands outside of it', () => {
    expect(() => render(<Who />)).toThrow('useAuthActor needs an AuthProvider above it.')
  })
})

function renderWho() {
  const auth = stubAuth()
  const { container } = render(
    <AuthProvider actor={auth.actor} stalled="one moment">
      <Who />
    </AuthProvider>,
  )
  return {
    container,
    report: (event: Parameters<typeof auth.report>[0]) => act(() => auth.report(event)),
  }
}

function Who() {
  return JSON.stringify(useAuth())
}
