import type { AuthProvider, GoogleAuthProvider } from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { sdkProvider } from '#src/firebase/signIn/identityProviders/sdkProvider.ts'

describe("the SDK's provider", () => {
  it.each([
    ['google.com', ['profile']],
    ['github.com', ['user:email']],
    ['apple.com', ['email', 'name']],
    ['microsoft.com', []],
    ['facebook.com', []],
    ['yahoo.com', []],
    ['oidc.acme', []],
  ])('%s requests the scopes %j', (id, scopes) => {
    expect(sdkProvider(id)).toMatchObject({ providerId: id, scopes })
  })

  it.each(['twitter.com', 'saml.staff'])('%s has no scopes', (id) => {
    expect(sdkProvider(id).providerId).toBe(id)
  })
})

describe('choosing an account', () => {
  it.each([
    ['github.com', { prompt: 'select_account' }],
    ['google.com', { prompt: 'select_account' }],
    ['microsoft.com', { prompt: 'select_account' }],
    ['apple.com', {}],
    ['facebook.com', {}],
    ['twitter.com', {}],
    ['oidc.acme', {}],
    ['saml.staff', {}],
  ])('%s is asked with %j', (id, parameters) => {
    expect(parametersOf(sdkProvider(id))).toEqual(parameters)
  })

  it.each([
    ['google.com', { login_hint: 'ada@example.com' }],
    ['microsoft.com', { login_hint: 'ada@example.com' }],
    ['oidc.acme', { login_hint: 'ada@example.com' }],
    ['github.com', { prompt: 'select_account' }],
    ['saml.staff', {}],
  ])('%s is told which account confirms the identity, if it can be: %j', (id, parameters) => {
    expect(parametersOf(sdkProvider(id, 'ada@example.com'))).toEqual(parameters)
  })

  it('an account without an email is chosen as at sign-in', () => {
    for (const unknown of [null, undefined])
      expect(parametersOf(sdkProvider('google.com', unknown))).toEqual({
        prompt: 'select_account',
      })
  })
})

function parametersOf(provider: AuthProvider): unknown {
  return (provider as GoogleAuthProvider).getCustomParameters()
}
