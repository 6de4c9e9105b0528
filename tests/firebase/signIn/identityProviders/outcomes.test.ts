import { FirebaseError } from 'firebase/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { outcomeFromError } from '#src/firebase/signIn/identityProviders/outcomes.ts'

Object.assign(configuration, { local: null })
configuration.firebase.authDomain = 'app.example.com'

describe("the next step after a provider's error", () => {
  afterEach(() => vi.unstubAllGlobals())

  it("is a redirect if the provider returns to the app's own host", () => {
    vi.stubGlobal('location', { host: 'app.example.com' })
    expect(outcomeFromError(failure('popup-blocked'))).toEqual({ type: 'popup.blocked' })
  })

  it('is no redirect if the browser would hide its result', () => {
    vi.stubGlobal('location', { host: 'elsewhere.example.com' })
    expect(() => outcomeFromError(failure('popup-blocked'))).toThrow('auth/popup-blocked')
  })

  it('is the account with the same email address, with the providers it had before', () => {
    const error = failure('account-exists-with-different-credential', {
      email: 'ada@example.com',
      _tokenResponse: { verifiedProvider: ['github.com'] },
    })
    const way = {
      type: 'account.exists',
      email: 'ada@example.com',
      existingProviderIds: ['github.com'],
    }
    expect(outcomeFromError(error)).toEqual(way)
  })

  it.each(['user-cancelled', 'invalid-credential', 'internal-error'])(
    'is none for %s, even after a redirect',
    (name) => {
      const error = failure(name)
      expect(() => outcomeFromError(error)).toThrow(error)
    },
  )
})

function failure(name: string, data: object = {}): FirebaseError {
  return new FirebaseError(`auth/${name}`, `auth/${name}`, { ...data })
}
