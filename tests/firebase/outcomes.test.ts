import { FirebaseError } from 'firebase/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { outcomeFromError } from '#src/firebase/identityProviders/outcomes.ts'

vi.mock('#src/config.ts', () => ({
  configuration: { local: null, firebase: { authDomain: 'app.example.com' } },
}))

describe('the way on after a provider', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('leads through a redirect where the provider comes back to our own host', () => {
    vi.stubGlobal('location', { host: 'app.example.com' })
    expect(outcomeFromError(failure('popup-blocked'))).toEqual({ type: 'popup.blocked' })
  })

  it('offers no redirect where the browser would keep its answer from us', () => {
    vi.stubGlobal('location', { host: 'elsewhere.example.com' })
    expect(() => outcomeFromError(failure('popup-blocked'))).toThrow('auth/popup-blocked')
  })

  it('leads into the account that has the email, by the providers that it had before', () => {
    const error = failure('account-exists-with-different-credential', {
      email: 'ada@example.com',
      _tokenResponse: { verifiedProvider: ['github.com'] },
    })
    const way = { type: 'account.exists', email: 'ada@example.com', providers: ['github.com'] }
    expect(outcomeFromError(error)).toEqual(way)
  })

  it.each(['user-cancelled', 'invalid-credential', 'internal-error'])(
    'has none for %s, also when a redirect brings it back',
    (name) => {
      const error = failure(name)
      expect(() => outcomeFromError(error)).toThrow(error)
    },
  )
})

function failure(name: string, data: object = {}): FirebaseError {
  return new FirebaseError(`auth/${name}`, `auth/${name}`, { ...data })
}
